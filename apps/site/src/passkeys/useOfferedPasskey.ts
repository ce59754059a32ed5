import { useEffect } from 'react';
import { useStores } from '../app/stores.tsx';
import { readTab, tabKeys } from '../app/tabMemory.ts';

/** After a sign-in with the password: lets the browser make a passkey, where it can without a word. */
export function useOfferedPasskey(signedIn: boolean): void {
  const { api, session } = useStores();
  useEffect(() => {
    const { user } = session.state;
    // Seldom: the code for it loads where there is an offer.
    if (!signedIn || !user || !readTab(tabKeys.passkey)) return;
    void import('./takeUpOffer.ts')
      .then(({ takeUpOffer }) => takeUpOffer(api, user))
      .then(
        (made) => {
          if (made && session.state.user) session.state.user.has_passkey = true;
        },
        () => undefined,
      );
  }, [signedIn, api, session]);
}
