import { isEmail, normalizeKey } from '@tern/domain';
import { formatPercent, formatWholeDate, type Language } from '@tern/i18n';
import { Button, Card, CopyField, Notice, Skeleton, Text, TextField, VisuallyHidden } from '@tern/ui';
import { type RefObject, useState } from 'react';
import { useIntl } from 'react-intl';
import { ForCustomer } from '../ForCustomer/ForCustomer.tsx';
import { useFocusKept } from '../focus/useFocusKept.ts';
import { MailCodeField } from '../forms/MailCodeField.tsx';
import { useErrorFocus } from '../forms/useErrorFocus.ts';
import * as css from './StudentPanel.css.ts';
import { studentPanelMessages as m } from './studentPanel.messages.ts';

/** An error of the contract, or of the way to the service. */
export type StudentError =
  | 'student_email_unknown'
  | 'student_proof_taken'
  | 'verification_failed'
  | 'code_expired'
  | 'refused'
  | 'rate_limited'
  | 'unknown';

const errors = {
  student_email_unknown: m.emailUnknown,
  student_proof_taken: m.taken,
  verification_failed: m.wrong,
  code_expired: m.expired,
  refused: m.refused,
  rate_limited: m.rateLimited,
  unknown: m.failed,
} satisfies Record<StudentError, unknown>;

export type StudentPanelProps =
  | { status: 'loading' }
  | { status: 'error'; onRetry: () => void }
  | ({ status?: 'ready' } & Student);

interface Student {
  /** Whole per cent off the first period. */
  percent: number;
  /** `until`: ISO 8601. Null: there is none. */
  proof: { code: string; until: string } | null;
  /** Whether a proof can be made now. */
  renewable: boolean;
  /** Where a code was sent; null: none is open. */
  sent: { email: string; minutes: number } | null;
  busy?: 'email' | 'code' | 'service' | undefined;
  error?: StudentError | undefined;
  /** Where the code is used. */
  buyHref: string;
  onEmail: (email: string) => void;
  onCode: (code: string) => void;
  /** Back to the field for the address. */
  onAnother: () => void;
  /** Leads to the page of a verification service; absent without one. */
  onService?: (() => void) | undefined;
}

const digits = 8;

/** Proves that a person studies, and hands out the code that comes with it (spec section 2, programmes). */
export function StudentPanel(props: StudentPanelProps) {
  const { formatMessage } = useIntl();
  return (
    <Card as="section" padding="lg">
      <div className={css.stack} aria-busy={props.status === 'loading' || undefined}>
        {props.status === 'loading' ? (
          <>
            <VisuallyHidden>
              <span role="status">{formatMessage(m.loading)}</span>
            </VisuallyHidden>
            <Skeleton height="control" />
            <Skeleton width="half" height="control" />
          </>
        ) : props.status === 'error' ? (
          <>
            <Notice tone="danger" live>
              {formatMessage(m.loadFailed)}
            </Notice>
            <div>
              <Button variant="outline" size="sm" onClick={props.onRetry}>
                {formatMessage(m.retry)}
              </Button>
            </div>
          </>
        ) : (
          <Ready {...props} />
        )}
      </div>
    </Card>
  );
}

function Ready(props: Student) {
  const { percent, proof, renewable, sent, error, busy, onService } = props;
  const { formatMessage, locale } = useIntl();
  const place = useFocusKept<HTMLDivElement>(proof?.code);
  const field = useFocusKept<HTMLInputElement>(sent?.email);
  const ofField =
    error === 'student_email_unknown' || error === 'verification_failed' || error === 'code_expired';
  return (
    <>
      <Text tone="muted" measure>
        {formatMessage(m.lead, { percent: formatPercent(percent, locale as Language) })}
      </Text>
      <div ref={place} tabIndex={-1} className={css.stack}>
        {proof ? <Proof {...props} proof={proof} /> : null}
        {error && !ofField ? (
          <Notice tone="danger" live>
            {formatMessage(errors[error])}
          </Notice>
        ) : null}
        {renewable ? (
          <>
            {proof ? <Text>{formatMessage(m.renew)}</Text> : null}
            {sent ? (
              <CodeStep {...props} sent={sent} field={field} />
            ) : (
              <EmailStep {...props} field={field} />
            )}
            {onService ? (
              <div>
                <Button variant="outline" busy={busy === 'service'} onClick={onService}>
                  {formatMessage(m.service)}
                </Button>
              </div>
            ) : null}
          </>
        ) : null}
      </div>
    </>
  );
}

function Proof({ proof, buyHref }: Student & { proof: NonNullable<Student['proof']> }) {
  const { formatMessage, locale } = useIntl();
  return (
    <div className={css.form}>
      <div className={css.field}>
        <CopyField
          size="lg"
          label={formatMessage(m.yours)}
          value={proof.code}
          copyLabel={formatMessage(m.copy)}
          copiedLabel={formatMessage(m.copied)}
          selectedLabel={formatMessage(m.selected)}
        />
      </div>
      <Text size="small" tone="muted">
        {formatMessage(m.until, { date: formatWholeDate(proof.until, locale as Language) })}
      </Text>
      <ForCustomer sold="plan">
        <Button href={buyHref}>{formatMessage(m.buy)}</Button>
      </ForCustomer>
    </div>
  );
}

/** The one field of a step, which takes the focus when the step comes and when it is wrong. */
interface Step extends Student {
  field: RefObject<HTMLInputElement | null>;
}

function EmailStep({ onEmail, busy, error, field }: Step) {
  const { formatMessage } = useIntl();
  const [email, setEmail] = useState('');
  const [wrong, setWrong] = useState<'missing' | 'invalid' | null>(null);
  const [edited, setEdited] = useState(false);
  const words =
    wrong === 'missing'
      ? formatMessage(m.emailMissing)
      : wrong === 'invalid'
        ? formatMessage(m.emailInvalid)
        : error === 'student_email_unknown' && !edited
          ? formatMessage(m.emailUnknown)
          : undefined;
  const focusError = useErrorFocus(field, words);
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const typed = normalizeKey(email);
        const problem = typed ? (isEmail(typed) ? null : 'invalid') : 'missing';
        setWrong(problem);
        setEdited(false);
        if (busy) return;
        focusError(problem !== null);
        if (!problem) onEmail(typed);
      }}
    >
      <TextField
        ref={field}
        className={css.field}
        label={formatMessage(m.email)}
        type="email"
        name="student-email"
        autoComplete="email"
        aria-required
        value={email}
        error={words}
        onChange={(event) => {
          setEmail(event.currentTarget.value);
          setWrong(null);
          setEdited(true);
        }}
      />
      <Button type="submit" busy={busy === 'email'}>
        {formatMessage(m.send)}
      </Button>
    </form>
  );
}

function CodeStep({
  sent,
  onCode,
  onAnother,
  busy,
  error,
  field,
}: Step & { sent: NonNullable<Student['sent']> }) {
  const { formatMessage } = useIntl();
  const [code, setCode] = useState('');
  const [edited, setEdited] = useState(false);
  const wrong = !edited && (error === 'verification_failed' || error === 'code_expired') ? error : null;
  const words = wrong ? formatMessage(errors[wrong]) : undefined;
  const focusError = useErrorFocus(field, words);
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        setEdited(false);
        if (busy) return;
        focusError(false);
        onCode(code);
      }}
    >
      <Notice tone="data" live>
        {formatMessage(m.sent, { email: <bdi key="email">{sent.email}</bdi>, minutes: sent.minutes })}
      </Notice>
      <div className={css.field}>
        <MailCodeField
          ref={field}
          label={formatMessage(m.code)}
          length={digits}
          aria-required
          value={code}
          error={words}
          onChange={(typed) => {
            setCode(typed);
            setEdited(true);
          }}
        />
      </div>
      <Button type="submit" busy={busy === 'code'}>
        {formatMessage(m.confirm)}
      </Button>
      <Button variant="quiet" size="sm" onClick={onAnother}>
        {formatMessage(m.another)}
      </Button>
    </form>
  );
}
