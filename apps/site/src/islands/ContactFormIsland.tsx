import { partnerApply } from '@tern/contract';
import type { Language } from '@tern/domain';
import { type ContactError, ContactForm, type ContactValues } from '@tern/patterns';
import { useState } from 'react';
import { createApi } from '../api/createApi.ts';
import type { PostedForm } from '../app/postedForm.ts';
import { useSite } from '../app/SiteContext.tsx';
import { forgetTab, tabKeys } from '../app/tabMemory.ts';
import { failureOf, failureOfName } from './failureOf.ts';

export interface ContactFormIslandProps {
  about: 'support' | 'business' | 'affiliate';
  posted?: Extract<PostedForm, { form: 'contact' }> | undefined;
}

/** A service that refused a value says so of no field: the form looks again. */
const errorOf = (posted: ContactFormIslandProps['posted']) =>
  posted?.error && posted.error !== 'validation_failed' ? failureOfName(posted.error) : undefined;

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
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ContactError | undefined>(errorOf(posted));
  const [sent, setSent] = useState<{ reference: string; email: string } | undefined>(posted?.sent);
  const send = async (values: ContactValues) => {
    if (busy) return;
    setBusy(true);
    setError(undefined);
    try {
      const reference = await deliver(about, values, language);
      forgetTab(tabKeys.typed);
      setSent({ reference, email: values.email });
    } catch (problem) {
      setError(failureOf(problem));
    } finally {
      setBusy(false);
    }
  };
  return (
    <ContactForm
      about={about}
      busy={busy}
      error={error}
      sent={sent}
      typed={posted?.error ? posted.typed : undefined}
      onSubmit={(values) => void send(values)}
      onAnother={() => setSent(undefined)}
    />
  );
}
