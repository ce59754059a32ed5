import { brand, safeRedirectPath, siteAddress } from '@tern/domain';
import { AuthLayout, LoginForm } from '@tern/patterns';
import { GlobePlate, Skeleton } from '@tern/ui';
import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { laterPart } from '../../app/laterPart.tsx';
import { replacePage } from '../../app/leave.ts';
import { useSite } from '../../app/SiteContext.tsx';
import { carrySignInAddress } from '../../app/signInAddress.ts';
import { useStore, useStores } from '../../app/stores.tsx';
import { useHydrated } from '../../app/useHydrated.ts';
import { useLanguageOptions } from '../../app/useLanguageOptions.ts';
import { usePosted } from '../../app/usePosted.ts';
import { useTrial } from '../../app/useTrial.ts';
import { signInStore } from '../../passkeys/signIn.store.ts';
import { signInError } from '../../passkeys/signInError.ts';
import { usePasskeySignIn } from '../../passkeys/usePasskeySignIn.ts';

const LaterStep = laterPart('login', async () => (await import('./SecondStep.tsx')).SecondStep);

/** `/login?redirect=…`; only pages of this site are gone back to. */
export function LoginPage() {
  const { session } = useStores();
  const { status } = useSnapshot(session.state);
  const site = useSite();
  const SecondStep = site.secondStep ?? LaterStep;
  const { language, year, blocked } = site;
  const trial = useTrial();
  const { search, hash } = useLocation();
  const hydrated = useHydrated();
  const posted = usePosted('login');
  const refused = posted?.error === 'validation_failed' && !posted.ticket;
  const store = useStore(signInStore);
  const { busy, error, ticket } = useSnapshot(store.state);
  const [atCode, setAtCode] = useState(false);
  if (ticket && !atCode) setAtCode(true);

  const onPasskey = usePasskeySignIn(language, status === 'anonymous' && !ticket);

  useEffect(() => store.back, [store]);
  useEffect(() => {
    if (status !== 'signed-in') return;
    const wanted = safeRedirectPath(new URLSearchParams(search).get('redirect')) ?? '/myAccount';
    // The code of a card stands behind `#`, which no server reads.
    replacePage(siteAddress(wanted, site) + hash);
  }, [status, search, hash, site]);

  return (
    <AuthLayout
      brandName={brand.name}
      languages={useLanguageOptions()}
      current={language}
      year={year}
      picture={<GlobePlate variant="north" />}
    >
      {ticket ? (
        <Suspense fallback={<Skeleton height="block" />}>
          <SecondStep />
        </Suspense>
      ) : (
        <LoginForm
          onSubmit={(credentials) => void store.signIn({ ...credentials, language })}
          busy={busy === true}
          onPasskey={onPasskey}
          passkeyBusy={busy === 'passkey'}
          error={error ? signInError(error) : undefined}
          defaultUsername={posted?.typed.username}
          refused={refused}
          returned={atCode}
          // Behind `#`: the form there begins at once, with the address.
          forgotHref="/forgetPassword#address"
          onForgot={carrySignInAddress}
          wanted={hydrated && new URLSearchParams(search).has('redirect')}
          trialHref={trial?.href}
          plansHref={blocked ? undefined : '/pricing'}
        />
      )}
    </AuthLayout>
  );
}
