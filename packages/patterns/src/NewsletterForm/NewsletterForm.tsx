import { isEmail } from '@tern/domain';
import { Notice, Stack } from '@tern/ui';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { useFocusKept } from '../focus/useFocusKept.ts';
import { FormResult } from '../forms/FormResult.tsx';
import { LinkedAct } from '../forms/LinkedAct.tsx';
import { EmailField, PostedForm } from '../forms/PostedForm.tsx';
import { useValidatedForm } from '../forms/useValidatedForm.ts';
import { newsletterFormMessages as m } from './newsletterForm.messages.ts';

export type NewsletterError = 'expired' | 'rate_limited' | 'network' | 'bot_check' | 'unknown';

/** Subscribing or unsubscribing, and its progress. */
export type NewsletterState =
  | { step: 'subscribe' }
  /** The mail is on its way. */
  | { step: 'asked'; email: string; hours: number }
  | { step: 'confirm' | 'confirmed' | 'leave' | 'left' };

export interface NewsletterFormProps {
  state: NewsletterState;
  onSubscribe: (email: string) => void;
  onConfirm: () => void;
  onLeave: () => void;
  /** The request runs. */
  busy?: boolean;
  error?: NewsletterError;
  /** The address sent before any script ran, where it was not accepted. */
  typed?: string;
}

const errors = {
  expired: m.expired,
  rate_limited: m.rateLimited,
  network: m.network,
  bot_check: m.botCheck,
  unknown: m.unknown,
} satisfies Record<NewsletterError, unknown>;

/** The newsletter: requested, confirmed by a link, left by another (spec section 2, `/edmsub`). */
export function NewsletterForm({
  state,
  onSubscribe,
  onConfirm,
  onLeave,
  busy = false,
  error,
  typed,
}: NewsletterFormProps) {
  const { formatMessage } = useIntl();
  const result = useFocusKept<HTMLDivElement>(state.step);
  const problem =
    error && !busy ? (
      <Notice tone="danger" live>
        {formatMessage(errors[error])}
      </Notice>
    ) : null;
  if (state.step === 'asked') {
    return (
      <FormResult place={result} title={formatMessage(m.asked)}>
        {formatMessage(m.askedText, { email: state.email, hours: state.hours })}
      </FormResult>
    );
  }
  if (state.step === 'confirmed' || state.step === 'left') {
    return (
      <FormResult place={result}>{formatMessage(state.step === 'left' ? m.left : m.confirmed)}</FormResult>
    );
  }
  if (error === 'expired' || state.step === 'subscribe') {
    return (
      <Stack gap={5}>
        {problem}
        <Subscribe
          onSubscribe={onSubscribe}
          busy={busy}
          typed={typed}
          refused={typed !== undefined && !error}
        />
      </Stack>
    );
  }
  const leaving = state.step === 'leave';
  return (
    <LinkedAct
      title={formatMessage(leaving ? m.leaveTitle : m.confirmTitle)}
      problem={problem}
      step={state.step}
      label={formatMessage(leaving ? m.leave : m.confirm)}
      busy={busy}
      onPress={leaving ? onLeave : onConfirm}
    />
  );
}

function Subscribe({
  onSubscribe,
  busy,
  typed,
  refused,
}: Pick<NewsletterFormProps, 'onSubscribe' | 'busy' | 'typed'> & { refused: boolean }) {
  const { formatMessage } = useIntl();
  const id = useId();
  const form = useValidatedForm({
    fields: ['email'] as const,
    busy,
    refused: refused ? { email: typed ?? '' } : undefined,
    validate: ({ email }) => ({
      email: !email
        ? formatMessage(m.emailMissing)
        : isEmail(email)
          ? undefined
          : formatMessage(m.emailInvalid),
    }),
    onValid: ({ email }) => onSubscribe(email),
  });
  return (
    <PostedForm id={id} form={form} submit={formatMessage(m.submit)} busy={busy}>
      <EmailField
        id={`${id}-email`}
        label={formatMessage(m.email)}
        defaultValue={typed}
        error={form.errors.email}
      />
    </PostedForm>
  );
}
