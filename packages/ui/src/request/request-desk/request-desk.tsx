import { History, PanelRight } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { useMediaQuery } from '../../internal/use-media-query.ts';
import { Button } from '../../primitives/button/index.ts';
import { RequestHeader, type RequestHeaderProps } from '../request-header/index.ts';
import { RequestRail, type RequestRailProps } from '../request-rail/index.ts';
import { requestDeskTexts } from './request-desk.texts.ts';

/** From this width on the rail has a column of its own. */
const RAIL_BESIDE = '(min-width: 1200px)';

export interface RequestDeskProps extends RequestRailProps, Omit<RequestHeaderProps, keyof RequestRailProps | 'summary' | 'actions'> {
  /** Whether the rail is open on a wide screen; from 1200 px on it has its own column. */
  railOpen?: boolean;
  /** Called when the rail is folded or unfolded on a wide screen. */
  onRailOpenChange?: ((open: boolean) => void) | undefined;
  /** Whether the rail is unfolded over the work on a narrow screen; without it the desk remembers it itself. */
  unfolded?: boolean | undefined;
  /** Called when the rail is folded or unfolded on a narrow screen. */
  onUnfoldedChange?: ((unfolded: boolean) => void) | undefined;
  /** Shows the request's log. @see A-146 */
  onLog?: (() => void) | undefined;
  /** Further panels in the rail, below the facts of the request: they are shown and hidden with it. */
  aside?: ReactNode;
  /** What can be done with the request as a whole, such as concluding it. */
  actions?: ReactNode;
  /** The services with their quotes. */
  children: ReactNode;
}

/**
 * A request as the desk of the work on it: the services at the left, what is known about the request in a rail at the right. On a narrow screen,
 * and when the rail is hidden, deadline and responsible stand in the head, and the rest is a press away.
 *
 * Use: as the whole screen of a request.
 * Not for: a request in a list, which is a row of `RequestList`.
 * Keyboard: Tab: goes from the head through the rail to the services.
 * Screen reader: the rail is a region with its name; the button that shows it says whether it is shown.
 * @keywords solicitação, atendimento, mesa
 */
export function RequestDesk(props: RequestDeskProps) {
  const { railOpen = true, onRailOpenChange, unfolded, onUnfoldedChange, onLog, aside, actions, children, ...facts } = props;
  const { request, deadline, now, back, presence, justification, readOnlyReason, notices, ...responsibility } = facts;
  const t = useTexts(requestDeskTexts);
  const wide = useMediaQuery(RAIL_BESIDE);
  // On a narrow screen the rail covers the work, so it is closed each time.
  const [ownUnfolded, setOwnUnfolded] = useState(false);
  const railId = useId();
  const open = wide ? railOpen : (unfolded ?? ownUnfolded);

  function toggle() {
    if (wide) return onRailOpenChange?.(!open);
    setOwnUnfolded(!open);
    onUnfoldedChange?.(!open);
  }

  return (
    <div
      data-slot="request-desk"
      className={`g:grid g:gap-4 ${wide && open ? 'g:grid-cols-[minmax(0,1fr)_20rem] g:items-start' : 'g:grid-cols-[minmax(0,1fr)]'}`}
    >
      <div className="g:col-span-full">
        <RequestHeader
          {...{ request, deadline, now, back, presence, justification, readOnlyReason, notices }}
          {...responsibility}
          summary={!open}
          actions={
            <>
              <Button tone="quiet" aria-expanded={open} aria-controls={railId} onClick={toggle}>
                <PanelRight aria-hidden="true" />
                {t(open ? 'hide' : 'show')}
              </Button>
              {onLog && (
                <Button tone="quiet" onClick={onLog}>
                  <History aria-hidden="true" />
                  {t('log')}
                </Button>
              )}
              {actions}
            </>
          }
        />
      </div>
      <div
        id={railId}
        hidden={!open}
        className={
          wide
            ? 'g:sticky g:top-[calc(var(--guiche-sticky-top,0px)+1rem)] g:order-last g:max-h-[calc(100dvh-var(--guiche-sticky-top,0px)-2rem)] g:overflow-y-auto g:rounded-md'
            : 'g:own'
        }
      >
        {open && (
          <div className="g:grid g:min-w-0 g:grid-cols-[minmax(0,1fr)] g:gap-3">
            <RequestRail {...{ request, deadline, now }} {...responsibility} />
            {aside}
          </div>
        )}
      </div>
      <div className="g:grid g:min-w-0 g:gap-4">{children}</div>
    </div>
  );
}
