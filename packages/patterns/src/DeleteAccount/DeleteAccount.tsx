import { emailKeyOf } from '@tern/domain';
import { formatWholeDate, type Language } from '@tern/i18n';
import {
  Button,
  Card,
  Dialog,
  ErrorSummary,
  Heading,
  Notice,
  PasswordField,
  Text,
  TextField,
} from '@tern/ui';
import { Fragment, useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { secondCodeMessages } from '../forms/secondCode.messages.ts';
import { codeMessages } from '../forms/secondCodeErrors.ts';
import { useFailure } from '../forms/useFailure.ts';
import { useValidatedForm } from '../forms/useValidatedForm.ts';
import { setPasswordFormMessages } from '../SetPasswordForm/setPasswordForm.messages.ts';
import * as css from './DeleteAccount.css.ts';
import { deleteAccountMessages as m } from './deleteAccount.messages.ts';

/** An error of the contract, or of the way to the service. */
export type DeleteAccountError =
  | 'incorrect_password'
  | 'verification_failed'
  | 'code_used'
  | 'code_clock'
  | 'rate_limited'
  | 'unknown';

const serverMessages = {
  incorrect_password: m.incorrect,
  ...codeMessages,
  rate_limited: m.rateLimited,
  unknown: m.failed,
} satisfies Record<DeleteAccountError, unknown>;

export interface DeleteAccountProps {
  /** The address of the account, to be typed as a confirmation. */
  email: string;
  /** Requires the password as well. */
  passwordSet: boolean;
  /** Requires a code of two-step sign-in as well. */
  secondFactor?: boolean | undefined;
  /** Days between the wish and the deletion. */
  graceDays: number;
  /** ISO 8601, once the deletion is requested: its day. */
  deleteAfter?: string | null;
  /** `password` and `code` are empty for an account without one. */
  onDelete: (values: { password: string; code: string }) => void;
  /** Cancels the deletion. */
  onKeep: () => void;
  busy?: 'delete' | 'keep';
  error?: DeleteAccountError;
  /** The deletion could not be cancelled. */
  keepFailed?: boolean;
  /** Receives the error message of `keepFailed`, to show it in a toast; without it, the message is shown here. */
  onFailed?: (sentence: string) => void;
  /** The deletion was just cancelled. */
  kept?: boolean;
  headingLevel?: 2 | 3;
}

/** The place that takes the focus once the deletion was requested or cancelled: the control that had it is gone. */
function useTold(pending: boolean, close: () => void) {
  const told = useRef<HTMLDivElement>(null);
  const was = useRef(pending);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the deletion begins or ends
  useEffect(() => {
    if (was.current === pending) return;
    was.current = pending;
    close();
    told.current?.focus();
  }, [pending]);
  return told;
}

/** Requires two confirmations before an account is deleted, which can be cancelled during a grace period. */
export function DeleteAccount(props: DeleteAccountProps) {
  const { graceDays, deleteAfter, onKeep, busy, kept, onFailed, headingLevel = 2 } = props;
  const { formatMessage, locale } = useIntl();
  const keepFailed = useFailure(
    props.keepFailed,
    props.keepFailed ? formatMessage(m.keepFailed) : undefined,
    onFailed,
  );
  const id = useId();
  const [asked, setAsked] = useState(false);
  const pending = Boolean(deleteAfter);
  const told = useTold(pending, () => setAsked(false));

  return (
    <Card as="section" padding="lg">
      <div
        ref={told}
        tabIndex={-1}
        role="group"
        aria-labelledby={deleteAfter || !kept ? `${id}-title` : `${id}-kept`}
        className={css.stack}
      >
        {/* Keys, so that no button becomes the other one: the dialog would give the focus back to it. */}
        {deleteAfter ? (
          <Fragment key="pending">
            <Heading level={headingLevel} size="h4" id={`${id}-title`}>
              {formatMessage(m.pendingTitle, { date: formatWholeDate(deleteAfter, locale as Language) })}
            </Heading>
            <Text size="small" tone="muted" measure>
              {formatMessage(m.pendingText)}
            </Text>
            {keepFailed && busy !== 'keep' ? (
              <Notice tone="danger" live>
                {formatMessage(m.keepFailed)}
              </Notice>
            ) : null}
            <div>
              <Button variant="outline" size="sm" busy={busy === 'keep'} onClick={onKeep}>
                {formatMessage(m.keep)}
              </Button>
            </div>
          </Fragment>
        ) : (
          <Fragment key="open">
            <Heading level={headingLevel} size="h4" id={`${id}-title`}>
              {formatMessage(m.title)}
            </Heading>
            <Text size="small" tone="muted" measure>
              {formatMessage(m.text, { days: graceDays })}
            </Text>
            {kept ? (
              <Notice tone="success" live>
                <span id={`${id}-kept`}>{formatMessage(m.kept)}</span>
              </Notice>
            ) : null}
            <div>
              <Button variant="danger" size="sm" onClick={() => setAsked(true)}>
                {formatMessage(m.open)}
              </Button>
            </div>
          </Fragment>
        )}
      </div>
      <Dialog
        open={asked && !pending}
        onOpenChange={(open) => {
          if (busy !== 'delete') setAsked(open);
        }}
        title={formatMessage(m.askTitle)}
        description={
          <div className={css.stack}>
            <p>{formatMessage(m.askText, { days: graceDays })}</p>
            <ul className={css.follows}>
              <li>{formatMessage(m.followRenewal)}</li>
              <li>{formatMessage(m.followDevices)}</li>
              <li>{formatMessage(m.followData)}</li>
            </ul>
          </div>
        }
        closeLabel={formatMessage(m.close)}
        actions={
          <>
            <Button variant="quiet" disabled={busy === 'delete'} onClick={() => setAsked(false)}>
              {formatMessage(m.cancel)}
            </Button>
            <Button type="submit" form={`${id}-form`} variant="danger" busy={busy === 'delete'}>
              {formatMessage(m.confirm)}
            </Button>
          </>
        }
      >
        <Question {...props} id={id} />
      </Dialog>
    </Card>
  );
}

function Question({
  id,
  email,
  passwordSet,
  secondFactor = false,
  onDelete,
  busy,
  error,
}: DeleteAccountProps & { id: string }) {
  const { formatMessage } = useIntl();
  const ofField =
    error === 'incorrect_password' ? 'password' : error && error in codeMessages ? 'code' : null;
  const { formProps, errors, summary, attempt } = useValidatedForm({
    fields: ['address', 'password', 'code'] as const,
    busy: busy === 'delete',
    serverError:
      error && ofField ? { field: ofField, message: formatMessage(serverMessages[error]) } : undefined,
    validate: ({ address, password, code }) => ({
      address: emailKeyOf(address) === emailKeyOf(email) ? undefined : formatMessage(m.addressDiffers),
      password: passwordSet && !password ? formatMessage(m.passwordMissing) : undefined,
      code: secondFactor && !code ? formatMessage(secondCodeMessages.anyCodeMissing) : undefined,
    }),
    onValid: ({ password, code }) => onDelete({ password, code }),
  });
  return (
    // `post`, so that a password sent before the script runs never lands in the address.
    <form {...formProps} id={`${id}-form`} method="post" className={css.stack}>
      <ErrorSummary
        key={attempt}
        title={formatMessage(m.errorSummary, { count: summary.length })}
        errors={summary.map(({ field, message }) => ({ fieldId: `${id}-${field}`, message }))}
      />
      {error && !ofField && busy !== 'delete' ? (
        <Notice tone="danger" live>
          {formatMessage(serverMessages[error])}
        </Notice>
      ) : null}
      <TextField
        id={`${id}-address`}
        name="address"
        type="email"
        label={formatMessage(m.typeAddress, {
          email: (
            <bdi key="email" dir="ltr" className={css.address}>
              {email}
            </bdi>
          ),
        })}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-required
        error={errors.address}
      />
      {/* Password managers need the user name to fill in the password. */}
      <input hidden readOnly type="text" name="username" autoComplete="username" value={email} />
      {passwordSet ? (
        <PasswordField
          id={`${id}-password`}
          name="password"
          label={formatMessage(m.password)}
          showLabel={formatMessage(setPasswordFormMessages.showPassword)}
          hideLabel={formatMessage(setPasswordFormMessages.hidePassword)}
          autoComplete="current-password"
          aria-required
          error={errors.password}
        />
      ) : null}
      {secondFactor ? (
        <TextField
          id={`${id}-code`}
          name="code"
          dir="ltr"
          label={formatMessage(secondCodeMessages.anyCode)}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          aria-required
          error={errors.code}
        />
      ) : null}
    </form>
  );
}
