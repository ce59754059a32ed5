import { type NewsletterError, NewsletterForm, type NewsletterState } from '@tern/patterns';
import { useState } from 'react';
import { CallError } from '../api/CallError.ts';
import { createApi } from '../api/createApi.ts';
import type { PostedForm } from '../app/postedForm.ts';
import { useSite } from '../app/SiteContext.tsx';
import { forgetTab, tabKeys } from '../app/tabMemory.ts';
import { failureOf, failureOfName } from './failureOf.ts';

type Posted = Extract<PostedForm, { form: 'newsletter' }>;

export interface NewsletterIslandProps {
  posted?: Posted | undefined;
}

const stateOf = (posted: Posted | undefined): NewsletterState =>
  posted?.asked ? { step: 'asked', ...posted.asked } : { step: posted?.step ?? 'subscribe' };

const errorOf = (error: Posted['error']): NewsletterError | undefined => {
  // The form looks at a refused value again.
  if (!error || error === 'validation_failed') return undefined;
  return error === 'link_expired' ? 'expired' : failureOfName(error);
};

/** Of the mail's link. The page is the same for everybody, so it stands in the address alone. */
const tokenOf = (step: 'confirm' | 'leave') => new URLSearchParams(location.search).get(step) ?? '';

/** `/edmsub`, `/edmsub?confirm=…` and `/edmsub?leave=…`: the links of the mails lead here. */
export function NewsletterIsland({ posted }: NewsletterIslandProps) {
  const { language } = useSite();
  const [state, setState] = useState(() => stateOf(posted));
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState(() => errorOf(posted?.error));
  const run = async (call: () => Promise<NewsletterState>) => {
    if (busy) return;
    setBusy(true);
    setError(undefined);
    try {
      setState(await call());
    } catch (problem) {
      setError(
        problem instanceof CallError && problem.error === 'link_expired' ? 'expired' : failureOf(problem),
      );
    } finally {
      setBusy(false);
    }
  };
  const api = createApi({ token: () => null });
  return (
    <NewsletterForm
      state={state}
      busy={busy}
      error={error}
      typed={posted?.error ? posted.typed.email : undefined}
      onSubscribe={(email) =>
        void run(async () => {
          const { confirm_within: hours } = await api.call('newsletterSubscribe', { email, language });
          forgetTab(tabKeys.typed);
          return { step: 'asked', email, hours };
        })
      }
      onConfirm={() =>
        void run(async () => {
          await api.call('newsletterConfirm', { token: tokenOf('confirm') });
          return { step: 'confirmed' };
        })
      }
      onLeave={() =>
        void run(async () => {
          await api.call('newsletterUnsubscribe', { token: tokenOf('leave') });
          return { step: 'left' };
        })
      }
    />
  );
}
