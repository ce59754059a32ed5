import { NewsletterForm, type NewsletterState } from '@tern/patterns';
import { createApi } from '../api/createApi.ts';
import type { PostedForm } from '../app/postedForm.ts';
import { useSite } from '../app/SiteContext.tsx';
import { forgetTab, tabKeys } from '../app/tabMemory.ts';
import { useSubmission } from './useSubmission.ts';

type Posted = Extract<PostedForm, { form: 'newsletter' }>;

export interface NewsletterIslandProps {
  posted?: Posted | undefined;
}

const stateOf = (posted: Posted | undefined): NewsletterState =>
  posted?.asked ? { step: 'asked', ...posted.asked } : { step: posted?.step ?? 'subscribe' };

/** Of the mail's link. The page is the same for everybody, so it stands in the address alone. */
const tokenOf = (step: 'confirm' | 'leave') => new URLSearchParams(location.search).get(step) ?? '';

/** `/edmsub`, `/edmsub?confirm=…` and `/edmsub?leave=…`: the links of the mails lead here. */
export function NewsletterIsland({ posted }: NewsletterIslandProps) {
  const { language } = useSite();
  const { state, busy, error, submit } = useSubmission(stateOf(posted), posted);
  const api = createApi({ token: () => null });
  return (
    <NewsletterForm
      state={state}
      busy={busy}
      error={error}
      typed={posted?.error ? posted.typed.email : undefined}
      onSubscribe={(email) =>
        submit(async () => {
          const { confirm_within: hours } = await api.call('newsletterSubscribe', { email, language });
          forgetTab(tabKeys.typed);
          return { step: 'asked', email, hours };
        })
      }
      onConfirm={() =>
        submit(async () => {
          await api.call('newsletterConfirm', { token: tokenOf('confirm') });
          return { step: 'confirmed' };
        })
      }
      onLeave={() =>
        submit(async () => {
          await api.call('newsletterUnsubscribe', { token: tokenOf('leave') });
          return { step: 'left' };
        })
      }
    />
  );
}
