import type { ErrorOf, login } from '@tern/contract';
import { brand, safeRedirectPath, siteAddress } from '@tern/domain';
import { AuthLayout, type LoginError, LoginForm } from '@tern/patterns';
import { GlobePlate } from '@tern/ui';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { replacePage } from '../../app/leave.ts';
import { useSite } from '../../app/SiteContext.tsx';
import { carrySignInAddress } from '../../app/signInAddress.ts';
import { useStores } from '../../app/stores.tsx';
import { useHydrated } from '../../app/useHydrated.ts';
import { useLanguageOptions } from '../../app/useLanguageOptions.ts';
import { usePosted } from '../../app/usePosted.ts';
import { useTrial } from '../../app/useTrial.ts';

const formErrors: Partial<Record<ErrorOf<typeof login> | 'bot_check_unavailable' | 'network', LoginError>> = {
  incorrect_credentials: 'incorrect_credentials',
  validation_failed: 'incorrect_credentials',
  rate_limited: 'rate_limited',
  bot_check_required: 'bot_check_unavailable',
  bot_check_unavailable: 'bot_check_unavailable',
  bot_check_failed: 'bot_check_failed',
  bot_check_score_too_low: 'bot_check_score_too_low',
  network: 'network',
  unavailable: 'network',
};

const errorOf = (error: string): LoginError => formErrors[error as keyof typeof formErrors] ?? 'unknown';

/** `/login?redirect=…`; only pages of this site are gone back to. */
export function LoginPage() {
  const { session } = useStores();
  const { status, busy } = useSnapshot(session.state);
  const site = useSite();
  const { language, year, blocked } = site;
  const trial = useTrial();
  const { search, hash } = useLocation();
  const hydrated = useHydrated();
  const posted = usePosted('login');
  const refused = posted?.error === 'validation_failed';
  const [error, setError] = useState<LoginError | undefined>(
    posted?.error && !refused ? errorOf(posted.error) : undefined,
  );

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
      <LoginForm
        onSubmit={async (credentials) => {
          setError(undefined);
          const failed = await session.signIn({ ...credentials, language });
          if (failed) setError(errorOf(failed));
        }}
        busy={busy}
        error={error}
        defaultUsername={posted?.typed.username}
        refused={refused}
        // Behind `#`: the form there begins at once, with the address.
        forgotHref="/forgetPassword#address"
        onForgot={carrySignInAddress}
        wanted={hydrated && new URLSearchParams(search).has('redirect')}
        trialHref={trial?.href}
        plansHref={blocked ? undefined : '/pricing'}
      />
    </AuthLayout>
  );
}
