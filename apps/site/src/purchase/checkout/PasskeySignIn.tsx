import { PasskeyWay } from '@tern/patterns';
import { useSnapshot } from 'valtio';
import { useSite } from '../../app/SiteContext.tsx';
import { useStore } from '../../app/stores.tsx';
import { hasPasskeys } from '../../passkeys/hasPasskeys.ts';
import { signInStore } from '../../passkeys/signIn.store.ts';
import { signInError } from '../../passkeys/signInError.ts';
import { usePasskeySignIn } from '../../passkeys/usePasskeySignIn.ts';

/** For a buyer whose address has an account: signs in beside the field, by a press or below it, and the order stays. */
export function PasskeySignIn() {
  const { language } = useSite();
  const { busy, error } = useSnapshot(useStore(signInStore).state);
  const onPasskey = usePasskeySignIn(language, hasPasskeys());
  if (!hasPasskeys()) return null;
  return (
    <PasskeyWay
      onPasskey={onPasskey}
      busy={busy === 'passkey'}
      error={error ? signInError(error) : undefined}
    />
  );
}
