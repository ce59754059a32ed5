import { type ContactError, ContactForm, type ContactValues } from '@tern/patterns';
import { useState } from 'react';
import { createApi } from '../api/createApi.ts';
import { useSite } from '../app/SiteContext.tsx';
import { failureOf } from './failureOf.ts';

export interface ContactFormIslandProps {
  about: 'support' | 'business';
}

/** The contact form: sends its text, and leaves it in place until the service has accepted it. */
export function ContactFormIsland({ about }: ContactFormIslandProps) {
  const { language } = useSite();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ContactError>();
  const [sent, setSent] = useState<{ reference: string; email: string }>();
  const send = async (values: ContactValues) => {
    if (busy) return;
    setBusy(true);
    setError(undefined);
    try {
      const { reference } = await createApi({ token: () => null }).call('contactUs', { ...values, language });
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
      onSubmit={(values) => void send(values)}
      onAnother={() => setSent(undefined)}
    />
  );
}
