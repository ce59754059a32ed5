import { readVatId } from '@tern/domain';
import { Button, Card, ErrorSummary, Heading, Notice, Text, TextArea, TextField } from '@tern/ui';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { submitRow } from '../forms/submitRow.css.ts';
import { useValidatedForm } from '../forms/useValidatedForm.ts';
import * as css from './BillingDetails.css.ts';
import { billingDetailsMessages as m } from './billingDetails.messages.ts';

/** Empty where nothing was entered. */
export interface BillingValues {
  name: string;
  company: string;
  /** One or more lines. */
  address: string;
  vatId: string;
}

export interface BillingDetailsProps {
  values: BillingValues;
  onSave: (values: BillingValues) => void;
  /** The request runs. */
  busy?: boolean;
  /** `vat_id_unknown`: its format is right, and it is not registered. */
  error?: 'rate_limited' | 'vat_id_unknown' | 'unknown' | undefined;
  saved?: boolean;
  headingLevel?: 2 | 3;
}

const failures = { rate_limited: m.rateLimited, vat_id_unknown: m.vatIdUnknown, unknown: m.failed };

const fields = ['name', 'company', 'address', 'vatId'] as const;

/** The name, company, address and VAT id for invoices (spec section 2, account). */
export function BillingDetails({
  values,
  onSave,
  busy = false,
  error,
  saved = false,
  headingLevel = 2,
}: BillingDetailsProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const form = useValidatedForm({
    fields,
    busy,
    validate: ({ vatId }) => ({
      vatId: vatId === '' || readVatId(vatId) ? undefined : formatMessage(m.vatIdInvalid),
    }),
    onValid: onSave,
  });
  const field = (name: (typeof fields)[number]) => ({
    id: `${id}-${name}`,
    name,
    label: formatMessage(m[name]),
    defaultValue: values[name],
    error: form.errors[name],
  });
  return (
    <Card as="section" padding="lg">
      <form {...form.formProps} className={css.stack}>
        <Heading level={headingLevel} size="h4">
          {formatMessage(m.title)}
        </Heading>
        <Text size="small" tone="muted">
          {formatMessage(m.text)}
        </Text>
        <ErrorSummary
          key={form.attempt}
          title={formatMessage(m.vatIdInvalid)}
          errors={form.summary.map(({ field: wrong, message }) => ({ fieldId: `${id}-${wrong}`, message }))}
        />
        <div className={css.fields}>
          <TextField {...field('company')} autoComplete="organization" maxLength={120} />
          <TextField
            {...field('vatId')}
            hint={formatMessage(m.vatIdHint)}
            autoComplete="off"
            spellCheck={false}
            maxLength={40}
          />
          <TextField {...field('name')} autoComplete="name" maxLength={120} />
          <TextArea {...field('address')} autoComplete="street-address" rows={3} maxLength={300} />
        </div>
        {error && !busy ? (
          <Notice tone="danger" live>
            {formatMessage(failures[error])}
          </Notice>
        ) : null}
        {saved && !busy && !error ? (
          <Notice tone="success" live>
            {formatMessage(m.saved)}
          </Notice>
        ) : null}
        <div className={submitRow}>
          <Button type="submit" variant="outline" busy={busy}>
            {formatMessage(m.save)}
          </Button>
        </div>
      </form>
    </Card>
  );
}
