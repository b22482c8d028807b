import { Fragment } from 'react';

/** Why something failed: each reason once, in a line of its own. @see Q-308 */
export function FailureWords({ reasons }: { reasons: readonly string[] }) {
  return [...new Set(reasons)].map((reason, place) => (
    <Fragment key={reason}>
      {place > 0 && <br />}
      {reason}
    </Fragment>
  ));
}
