import { isRecurring } from '@tern/domain';
import { Notice, RadioGroup, Switch } from '@tern/ui';
import { useIntl } from 'react-intl';
import { CardFields, type CardFieldsProps } from '../CardFields/CardFields.tsx';
import { checkoutFormMessages as messages } from './checkoutForm.messages.ts';
import { otherRhythm, type PaymentMethodView, usePaymentMethods } from './usePaymentMethods.tsx';

export interface MethodChoiceProps {
  methods: readonly PaymentMethodView[];
  method: string | null;
  fields: CardFieldsProps | undefined;
  missing: boolean;
  onChange: (code: string) => void;
}

/** The ways to pay, with the fields of the chosen one below it, or its switch between once and again. */
export function MethodChoice({ methods, method, fields, missing, onChange }: MethodChoiceProps) {
  const { formatMessage } = useIntl();
  const options = usePaymentMethods(methods);
  if (options.length === 0) return <Notice tone="data">{formatMessage(messages.noMethods)}</Notice>;
  const chosen = method === null ? undefined : options.find(({ codes }) => codes.includes(method));
  const other = chosen && method !== null ? otherRhythm(chosen, method) : null;
  const panel = fields ? (
    <CardFields key={fields.kind} {...fields} />
  ) : other !== null ? (
    <Switch
      label={formatMessage(messages.paypalRenews)}
      checked={isRecurring(method ?? '')}
      onChange={() => onChange(other)}
    />
  ) : null;
  return (
    <RadioGroup
      legend={formatMessage(messages.method)}
      name="method"
      variant="card"
      value={chosen?.value ?? null}
      onChange={onChange}
      options={options.map((option) => (option === chosen && panel ? { ...option, panel } : option))}
      error={missing ? formatMessage(messages.methodMissing) : undefined}
      required
    />
  );
}
