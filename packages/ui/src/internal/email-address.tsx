import { Fragment } from 'react';

export interface EmailAddressProps {
  address: string;
}

/** An e-mail address, which goes on to the next line at its @ or a dot, and within a word only where that alone is longer than a line. */
export function EmailAddress({ address }: EmailAddressProps) {
  return (
    <span className="g:wrap-anywhere">
      {address.split(/(?=[@.])/).map((part, index) => (
        <Fragment key={`${index} ${part}`}>
          {index > 0 && <wbr className="g:own" />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
