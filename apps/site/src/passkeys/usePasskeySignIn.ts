import type { Language } from '@tern/i18n';
import { useCallback, useEffect, useRef } from 'react';
import { useStore, useStores } from '../app/stores.tsx';
import { CeremonyError } from './CeremonyError.ts';
import { canAutofill } from './canAutofill.ts';
import { signInStore } from './signIn.store.ts';

const load = () => import('./signInWithPasskey.ts');

/**
 * Signs in with a passkey: by its button, and below the field for the user name. The code for it loads once the page is
 * alive. `ready`: nobody is signed in, and the form shows.
 */
export function usePasskeySignIn(language: Language, ready: boolean): () => void {
  const { api } = useStores();
  const store = useStore(signInStore);
  const isShown = useRef(false);

  const autofill = useCallback(async () => {
    try {
      if (!(await canAutofill())) return;
      const { signInWithPasskey } = await load();
      if (!isShown.current) return;
      await store.passkeyChosen((onConfirmed) =>
        signInWithPasskey(api, { language, autofill: true, onConfirmed }),
      );
    } catch {
      // Nobody has chosen one: the form and the button are there.
    }
  }, [api, language, store]);

  useEffect(() => {
    if (!ready) return;
    isShown.current = true;
    void store.look();
    void autofill();
    return () => {
      isShown.current = false;
      void load().then(
        ({ endCeremony }) => endCeremony(),
        () => undefined,
      );
    };
  }, [ready, autofill, store]);

  return () => {
    void store
      .passkeyAsked(async () => {
        const { signInWithPasskey } = await load().catch((error: unknown) => {
          throw new CeremonyError('passkey_blocked', error);
        });
        return signInWithPasskey(api, { language });
      })
      // The dialog has taken the place of the offer below the field.
      .then((entered) => (entered || !isShown.current ? undefined : autofill()));
  };
}
