import { brand, parseResetLink } from '@tern/domain';
import {
  AuthLayout,
  type ForgotPasswordError,
  ForgotPasswordForm,
  type ResetPasswordError,
  ResetPasswordForm,
} from '@tern/patterns';
import { GlobePlate } from '@tern/ui';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useSite } from '../../app/SiteContext.tsx';
import { takeSignInAddress } from '../../app/signInAddress.ts';
import { useStores } from '../../app/stores.tsx';
import { forgetTab } from '../../app/tabMemory.ts';
import { useCodeStep } from '../../app/useCodeStep.ts';
import { useLanguageOptions } from '../../app/useLanguageOptions.ts';
import { usePosted } from '../../app/usePosted.ts';
import { useStepTitle } from '../../app/useStepTitle.ts';
import { createRecoveryStore, type RecoveryState } from './recovery.store.ts';

/** Digits of a code (decisions: Account). */
const codeLength = 8;

const requestErrors: Partial<Record<NonNullable<RecoveryState['error']>, ForgotPasswordError>> = {
  email_not_registered: 'email_not_registered',
  code_expired: 'code_expired',
  verification_failed: 'verification_failed',
  validation_failed: 'verification_failed',
  bot_check_required: 'bot_check_unavailable',
  bot_check_unavailable: 'bot_check_unavailable',
  bot_check_failed: 'bot_check_failed',
  bot_check_score_too_low: 'bot_check_failed',
  rate_limited: 'rate_limited',
  network: 'network',
  unavailable: 'network',
};
const saveErrors: Partial<Record<NonNullable<RecoveryState['error']>, ResetPasswordError>> = {
  code_expired: 'code_expired',
  purchase_found: 'purchase_found',
  verification_failed: 'verification_failed',
  validation_failed: 'password_classes',
  password_common: 'password_common',
  rate_limited: 'rate_limited',
  network: 'network',
  unavailable: 'network',
};

/**
 * `/forgetPassword` takes the address, the code and the new password one after the other; `/resetPassword` has
 * code and password on one page (spec sections 2 and 5), and with a mail's link the password alone.
 */
export function RecoveryPage({ together = false }: { together?: boolean }) {
  const { api } = useStores();
  const { language, year } = useSite();
  const posted = usePosted('recovery');
  const [store] = useState(() => createRecoveryStore(api, { posted }));
  const { step, email, expiresIn, until, resendAt, resent, busy, error } = useSnapshot(store.state);
  const [first] = useState(step);
  const languages = useLanguageOptions();
  useStepTitle(step === first ? null : step);
  const [carried, setCarried] = useState('');
  useEffect(() => setCarried(takeSignInAddress()), []);

  useEffect(() => {
    const look = () => {
      const token = location.hash.slice(1);
      if (!parseResetLink(token)) return;
      // Out of the address and the history at once.
      history.replaceState(history.state, '', location.pathname + location.search);
      store.openLink(token);
    };
    look();
    // The link of the next mail, opened in this tab, changes nothing but what stands behind `#`.
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, [store]);

  useCodeStep({
    step: step === 'code' ? { email, until, resendAt } : null,
    reopen: store.reopen,
    close: store.back,
  });
  useEffect(() => {
    if (step === 'done') forgetTab();
  }, [step]);

  const resend = {
    resendAt,
    resent,
    busy: busy === 'resend',
    onResend: () => void store.resend(),
  };
  const requestError = error ? (requestErrors[error] ?? 'unknown') : undefined;
  const refused = error === 'validation_failed' && error === posted?.error;
  const saveError = error ? (saveErrors[error] ?? 'unknown') : undefined;
  const links = { loginHref: '/login', forgotHref: '/forgetPassword' };

  return (
    <AuthLayout
      brandName={brand.name}
      languages={languages}
      current={language}
      year={year}
      ground="band"
      picture={<GlobePlate variant="south" />}
    >
      {step === 'email' ? (
        <ForgotPasswordForm
          step="email"
          defaultEmail={email}
          carriedEmail={carried}
          onRequest={(address) => void store.request(address)}
          busy={busy === 'request'}
          error={refused ? undefined : requestError}
          refused={refused}
          loginHref={links.loginHref}
        />
      ) : step === 'code' && !together ? (
        <ForgotPasswordForm
          step="code"
          email={email}
          codeLength={codeLength}
          expiresIn={expiresIn}
          onCode={(code) => void store.check(code)}
          resend={resend}
          onBack={store.back}
          busy={busy === 'check'}
          error={requestError}
          loginHref={links.loginHref}
        />
      ) : (
        <ResetPasswordForm
          {...links}
          email={email}
          code={step === 'code' ? { length: codeLength, resend } : undefined}
          onSubmit={({ code, password, purchase }) => void store.save(password, code, purchase)}
          ticket={posted?.ticket}
          busy={busy === 'save'}
          error={saveError}
          entered={step !== first}
          done={step === 'done'}
        />
      )}
    </AuthLayout>
  );
}
