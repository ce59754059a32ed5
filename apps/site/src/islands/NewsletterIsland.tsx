import { type NewsletterError, NewsletterForm, type NewsletterState } from '@tern/patterns';
import { useEffect, useState } from 'react';
import { CallError } from '../api/CallError.ts';
import { createApi } from '../api/createApi.ts';
import type { PostedForm } from '../app/postedForm.ts';
import { useSite } from '../app/SiteContext.tsx';
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

/** `/edmsub`, `/edmsub?confirm=…` and `/edmsub?leave=…`: the links of the mails lead here. */
export function NewsletterIsland({ posted }: NewsletterIslandProps) {
  const { language } = useSite();
  const [state, setState] = useState(() => stateOf(posted));
  const [token, setToken] = useState(posted?.typed.token ?? '');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState(() => errorOf(posted?.error));
  // After hydration: a cached page is the same for every query.
  useEffect(() => {
    if (posted) return;
    const query = new URLSearchParams(location.search);
    for (const step of ['confirm', 'leave'] as const) {
      const value = query.get(step);
      if (value) {
        setToken(value);
        setState({ step });
      }
    }
  }, [posted]);
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
      token={token}
      onSubscribe={(email) =>
        void run(async () => {
          const { confirm_within: hours } = await api.call('newsletterSubscribe', { email, language });
          return { step: 'asked', email, hours };
        })
      }
      onConfirm={() =>
        void run(async () => {
          await api.call('newsletterConfirm', { token });
          return { step: 'confirmed' };
        })
      }
      onLeave={() =>
        void run(async () => {
          await api.call('newsletterUnsubscribe', { token });
          return { step: 'left' };
        })
      }
    />
  );
}
