import { useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type AddressStore, type AddressValues, createAddressStore, type PageAddress } from './address-store.ts';
import type { QueryShape } from './query-values.ts';

const REST_MS = 300;

/** The address after the `#`. */
const now = () => window.location.hash.slice(1);

function listen(changed: () => void): () => void {
  addEventListener('popstate', changed);
  addEventListener('hashchange', changed);
  return () => {
    removeEventListener('popstate', changed);
    removeEventListener('hashchange', changed);
  };
}

/**
 * The values in the address of this screen, and how to change them. A change takes the place of the address before: going back leaves
 * the screen, not the last letter.
 *
 * The address is read from the browser, not from the router, which renders a new one in a transition: under load that comes so late that
 * a field would jump back to what it said before.
 */
export function useAddressValues<Values extends object>(
  shape: QueryShape<Values>,
): AddressValues<Values> & Pick<AddressStore<Values>, 'change' | 'type'> {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  // The router has to know of every address, too.
  const replace: PageAddress['replace'] = (address) => void navigate(address, { replace: true });
  const [store] = useState(() => createAddressStore(shape, pathname, { now, listen, replace }, REST_MS));
  const present = useSyncExternalStore(store.subscribe, store.read);
  return { ...present, change: store.change, type: store.type };
}
