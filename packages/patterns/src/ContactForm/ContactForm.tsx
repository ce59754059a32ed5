import { brand, isEmail } from '@tern/domain';
import { Button, ErrorSummary, Notice, Select, Stack, TextArea, TextField } from '@tern/ui';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { useFocusKept } from '../focus/useFocusKept.ts';
import { FormResult } from '../forms/FormResult.tsx';
import { EmailField, PostedForm } from '../forms/PostedForm.tsx';
import { useValidatedForm } from '../forms/useValidatedForm.ts';
import { contactFormMessages as m } from './contactForm.messages.ts';

export type ContactTopic = 'support' | 'billing' | 'partner' | 'press' | 'other';
export type ContactError = 'rate_limited' | 'network' | 'bot_check' | 'unknown';

export interface ContactValues {
  name: string;
  email: string;
  topic: ContactTopic;
  inquiry: string;
  /** Of affiliate partners alone: where their audience is. */
  site?: string;
}

export interface ContactFormProps {
  /** Partners choose no subject; those of the affiliate programme say where their audience is. */
  about?: 'support' | 'business' | 'affiliate';
  onSubmit: (values: ContactValues) => void;
  /** The request runs. */
  busy?: boolean;
  error?: ContactError;
  /** The accepted message: its number, and the address for the reply. */
  sent?: { reference: string; email: string };
  onAnother?: () => void;
  /** Values sent before any script ran, where they were not accepted. */
  typed?: Partial<Record<keyof ContactValues, string>>;
}

/** Characters. */
const inquiryMaxLength = { support: 5000, business: 5000, affiliate: 2000 };
const errors = {
  rate_limited: m.rateLimited,
  network: m.network,
  bot_check: m.botCheck,
  unknown: m.unknown,
} satisfies Record<ContactError, unknown>;
const topics = [
  ['support', m.topicSupport],
  ['billing', m.topicBilling],
  ['press', m.topicPress],
  ['other', m.topicOther],
] as const;

/** A message to the operator (spec sections 3 and 5). Typed text stays until the service has accepted it. */
export function ContactForm({
  about = 'support',
  onSubmit,
  busy = false,
  error,
  sent,
  onAnother,
  typed,
}: ContactFormProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const result = useFocusKept<HTMLDivElement>(sent);
  const firstField = useFocusKept<HTMLInputElement>(sent);
  const form = useValidatedForm({
    fields: ['name', 'email', 'topic', 'site', 'inquiry'] as const,
    busy,
    refused:
      typed && !error ? { name: '', email: '', topic: '', site: '', inquiry: '', ...typed } : undefined,
    validate: ({ name, email, site, inquiry }) => ({
      name: name ? undefined : formatMessage(m.nameMissing),
      email: !email
        ? formatMessage(m.emailMissing)
        : isEmail(email)
          ? undefined
          : formatMessage(m.emailInvalid),
      site: about !== 'affiliate' || site ? undefined : formatMessage(m.siteMissing),
      inquiry: inquiry ? undefined : formatMessage(m.inquiryMissing),
    }),
    onValid: ({ name, email, topic, site, inquiry }) =>
      onSubmit({
        name,
        email,
        topic: about === 'support' ? (topic as ContactTopic) : 'partner',
        inquiry,
        ...(about === 'affiliate' && { site }),
      }),
  });
  if (sent) {
    return (
      <Stack gap={4} align="start">
        <FormResult id={`${id}-form`} place={result} title={formatMessage(m.done)}>
          {formatMessage(m.doneText, sent)}
        </FormResult>
        {onAnother ? (
          <Button variant="outline" onClick={onAnother}>
            {formatMessage(m.another)}
          </Button>
        ) : null}
      </Stack>
    );
  }
  return (
    <PostedForm id={id} form={form} submit={formatMessage(m.submit)} busy={busy}>
      <ErrorSummary
        key={form.attempt}
        title={formatMessage(m.errorSummary, { count: form.summary.length })}
        errors={form.summary.map(({ field, message }) => ({ fieldId: `${id}-${field}`, message }))}
      />
      {error && !busy ? (
        <Notice tone="danger" live>
          {formatMessage(errors[error], { support: brand.supportEmail.value })}
        </Notice>
      ) : null}
      <TextField
        ref={firstField}
        id={`${id}-name`}
        name="name"
        label={formatMessage(m.name)}
        autoComplete="name"
        maxLength={100}
        defaultValue={typed?.name}
        aria-required
        error={form.errors.name}
      />
      <EmailField
        id={`${id}-email`}
        label={formatMessage(m.email)}
        hint={formatMessage(m.emailHint)}
        defaultValue={typed?.email}
        error={form.errors.email}
      />
      {about === 'support' ? (
        <Select
          id={`${id}-topic`}
          name="topic"
          label={formatMessage(m.topic)}
          defaultValue={typed?.topic}
          options={topics.map(([value, label]) => ({ value, label: formatMessage(label) }))}
        />
      ) : null}
      {about === 'affiliate' ? (
        <TextField
          id={`${id}-site`}
          name="site"
          label={formatMessage(m.site)}
          hint={formatMessage(m.siteHint)}
          autoComplete="url"
          maxLength={200}
          defaultValue={typed?.site}
          aria-required
          error={form.errors.site}
        />
      ) : null}
      <TextArea
        id={`${id}-inquiry`}
        name="inquiry"
        label={
          about === 'affiliate' ? formatMessage(m.plan, { brand: brand.name }) : formatMessage(m.inquiry)
        }
        hint={formatMessage(m.inquiryHint)}
        rows={6}
        defaultValue={typed?.inquiry}
        maxLength={inquiryMaxLength[about]}
        counterLabel={(count) => formatMessage(m.left, { count })}
        aria-required
        error={form.errors.inquiry}
      />
    </PostedForm>
  );
}
