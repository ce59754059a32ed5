import { partnerApply } from '@tern/contract';
import type { Language } from '@tern/domain';
import { ContactForm, type ContactFormProps, type ContactValues } from '@tern/patterns';
import { createApi } from '../api/createApi.ts';
import type { PostedForm } from '../app/postedForm.ts';
import { useSite } from '../app/SiteContext.tsx';
import { forgetTab, tabKeys } from '../app/tabMemory.ts';
import { useSubmission } from './useSubmission.ts';

export interface ContactFormIslandProps {
  about: 'support' | 'business' | 'affiliate';
  posted?: Extract<PostedForm, { form: 'contact' }> | undefined;
}

/** Sends the form to the operator; resolves with the number of the message. */
async function deliver(
  about: ContactFormIslandProps['about'],
  { site = '', ...values }: ContactValues,
  language: Language,
): Promise<string> {
  const options = { token: () => null };
  if (about !== 'affiliate') {
    return (await createApi(options).call('contactUs', { ...values, language })).reference;
  }
  const { sendOperation } = await import('../api/client.ts');
  const { name, email, inquiry } = values;
  return (await sendOperation(options, partnerApply, { name, email, site, plan: inquiry, language }))
    .reference;
}

/** The contact form: sends its text, and leaves it in place until the service has accepted it. */
export function ContactFormIsland({ about, posted }: ContactFormIslandProps) {
  const { language } = useSite();
  const {
    state: sent,
    setState: setSent,
    busy,
    error,
    submit,
  } = useSubmission<ContactFormProps['sent']>(posted?.sent, posted);
  return (
    <ContactForm
      about={about}
      busy={busy}
      error={error === 'expired' ? 'unknown' : error}
      sent={sent}
      typed={posted?.error ? posted.typed : undefined}
      onSubmit={(values) =>
        submit(async () => {
          const reference = await deliver(about, values, language);
          forgetTab(tabKeys.typed);
          return { reference, email: values.email };
        })
      }
      onAnother={() => setSent(undefined)}
    />
  );
}
