import { brand, isEmail, withdrawalDays } from '@tern/domain';
import { type Language, localeOf } from '@tern/i18n';
import { ErrorSummary, Notice, RadioGroup, Stack, TextArea, TextField } from '@tern/ui';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { useFocusKept } from '../focus/useFocusKept.ts';
import { FormResult } from '../forms/FormResult.tsx';
import { LinkedAct } from '../forms/LinkedAct.tsx';
import { EmailField, PostedForm } from '../forms/PostedForm.tsx';
import { useValidatedForm } from '../forms/useValidatedForm.ts';
import { cancelContractMessages as m } from './cancelContract.messages.ts';

export type CancelKind = 'end' | 'now' | 'withdraw';
export type CancelContractError = 'expired' | 'rate_limited' | 'network' | 'bot_check' | 'unknown';

export interface CancelContractValues {
  kind: CancelKind;
  name: string;
  email: string;
  contract: string;
  reason: string;
}

/** `confirm`: the link of the mail was opened. `at`: ISO 8601. */
export type CancelContractState =
  | { step: 'form' }
  | { step: 'sent'; number: string; at: string; email: string }
  | { step: 'confirm' }
  | { step: 'done'; number: string; at: string; outcome: 'done' | 'open' };

export interface CancelContractProps {
  state: CancelContractState;
  onSend: (values: CancelContractValues) => void;
  onConfirm: () => void;
  /** The request runs. */
  busy?: boolean;
  error?: CancelContractError | undefined;
  /** Values sent before any script ran, where they were not accepted. */
  typed?: Partial<Record<keyof CancelContractValues, string>> | undefined;
}

const errors = {
  expired: m.expired,
  rate_limited: m.rateLimited,
  network: m.network,
  bot_check: m.botCheck,
  unknown: m.unknown,
} satisfies Record<CancelContractError, unknown>;

const kindOf = (sent: string | undefined): CancelKind =>
  sent === 'now' || sent === 'withdraw' ? sent : 'end';

/** Cancelling without signing in: a form, the time of its arrival, and a page behind the link of the mail. */
export function CancelContract(props: CancelContractProps) {
  const { state, onConfirm, busy = false, error } = props;
  const { formatMessage, locale } = useIntl();
  const result = useFocusKept<HTMLDivElement>(state.step);
  const time = (at: string) =>
    new Intl.DateTimeFormat(localeOf(locale as Language), {
      dateStyle: 'long',
      timeStyle: 'medium',
      timeZone: 'UTC',
    })
      .format(new Date(at))
      .concat(' UTC');
  if (state.step === 'sent') {
    return (
      <FormResult place={result} title={formatMessage(m.sentTitle)}>
        {formatMessage(m.sentText, { time: time(state.at), number: state.number, email: state.email })}
      </FormResult>
    );
  }
  if (state.step === 'done') {
    const values = { time: time(state.at), number: state.number };
    return (
      <FormResult place={result} title={formatMessage(m.doneTitle)}>
        {formatMessage(state.outcome === 'done' ? m.doneText : m.openText, values)}
      </FormResult>
    );
  }
  const problem =
    error && !busy ? (
      <Notice tone="danger" live>
        {formatMessage(errors[error], { support: brand.supportEmail.value })}
      </Notice>
    ) : null;
  if (state.step === 'form' || error === 'expired') {
    // A page that came with a problem is read from the top; whoever has pressed the button looks at the button.
    const isAbove = error === 'expired' || props.typed !== undefined;
    return (
      <Stack gap={5}>
        {isAbove ? problem : null}
        <Fields {...props} />
        {isAbove ? null : problem}
      </Stack>
    );
  }
  return (
    <LinkedAct
      title={formatMessage(m.confirmTitle)}
      problem={problem}
      step="confirm"
      label={formatMessage(m.confirm)}
      variant="danger"
      busy={busy}
      onPress={onConfirm}
    />
  );
}

function Fields({ onSend, busy = false, error, typed }: CancelContractProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const [kind, setKind] = useState<CancelKind>(kindOf(typed?.kind));
  const form = useValidatedForm({
    fields: ['kind', 'name', 'email', 'contract', 'reason'] as const,
    busy,
    refused:
      typed && !error ? { kind: '', name: '', email: '', contract: '', reason: '', ...typed } : undefined,
    validate: ({ name, email }) => ({
      name: name ? undefined : formatMessage(m.nameMissing),
      email: !email
        ? formatMessage(m.emailMissing)
        : isEmail(email)
          ? undefined
          : formatMessage(m.emailInvalid),
    }),
    onValid: (values) => onSend({ ...values, kind: values.kind as CancelKind }),
  });
  return (
    <PostedForm id={id} form={form} submit={formatMessage(m.submit)} variant="danger" busy={busy}>
      <ErrorSummary
        key={form.attempt}
        title={formatMessage(m.errorSummary, { count: form.summary.length })}
        errors={form.summary.map(({ field, message }) => ({ fieldId: `${id}-${field}`, message }))}
      />
      <RadioGroup
        id={`${id}-kind`}
        name="kind"
        legend={formatMessage(m.kind)}
        value={kind}
        onChange={setKind}
        options={[
          { value: 'end', label: formatMessage(m.kindEnd) },
          { value: 'now', label: formatMessage(m.kindNow) },
          { value: 'withdraw', label: formatMessage(m.kindWithdraw, { days: withdrawalDays }) },
        ]}
      />
      <TextField
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
      <TextField
        id={`${id}-contract`}
        name="contract"
        label={formatMessage(m.contract)}
        hint={formatMessage(m.contractHint)}
        maxLength={200}
        defaultValue={typed?.contract}
      />
      <TextArea
        id={`${id}-reason`}
        name="reason"
        label={formatMessage(m.reason)}
        rows={3}
        maxLength={1000}
        defaultValue={typed?.reason}
      />
    </PostedForm>
  );
}
