import { type NewsletterError, NewsletterForm, type NewsletterState } from '@tern/patterns';
import { useEffect, useState } from 'react';
import { CallError } from '../api/CallError.ts';
import { createApi } from '../api/createApi.ts';
import { useSite } from '../app/SiteContext.tsx';
import { failureOf } from './failureOf.ts';

export type NewsletterIslandProps = Record<never, never>;

/** `/edmsub`, `/edmsub?confirm=…` and `/edmsub?leave=…`: the links of the mails lead here. */
export function NewsletterIsland(_: NewsletterIslandProps) {
  const { language } = useSite();
  const [state, setState] = useState<NewsletterState>({ step: 'subscribe' });
  const [token, setToken] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<NewsletterError>();
  // After hydration: the page is the same for every query.
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    for (const step of ['confirm', 'leave'] as const) {
      const value = query.get(step);
      if (value) {
        setToken(value);
        setState({ step });
      }
    }
  }, []);
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
