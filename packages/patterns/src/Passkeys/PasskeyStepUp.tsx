import type { TernMessage } from '@tern/i18n';
import { Button, Notice, Text } from '@tern/ui';
import { useIntl } from 'react-intl';
import { ConfirmWithPasskey, PasskeyDialogNotice } from '../forms/ConfirmWithPasskey.tsx';
import * as css from '../SecondFactor/SecondFactor.css.ts';
import { SecondFactorForm } from '../SecondFactor/SecondFactorForm.tsx';
import type { SecondFactorError } from '../SecondFactor/SecondFactorProps.ts';
import type { PasskeysProps, PasskeyView } from './PasskeysProps.ts';
import { passkeysMessages as m } from './passkeys.messages.ts';
import { usePasskeyError } from './usePasskeyError.ts';
import { usePasskeyName } from './usePasskeyName.ts';

interface PasskeyStepUpProps
  extends Pick<
    PasskeysProps,
    | 'busy'
    | 'error'
    | 'supported'
    | 'passwordSet'
    | 'secondFactor'
    | 'confirmable'
    | 'onSubmit'
    | 'onConfirm'
    | 'onStep'
  > {
  text?: string;
  /** The passkey that goes: in place of `text`. */
  removed?: PasskeyView;
  submit: TernMessage;
}

const ofField: readonly string[] = [
  'incorrect_password',
  'verification_failed',
  'code_used',
  'code_clock',
] satisfies SecondFactorError[];

/** Password and code, or a passkey, before a passkey is added or removed. */
export function PasskeyStepUp(props: PasskeyStepUpProps) {
  const { removed, busy, error, supported, passwordSet, secondFactor, confirmable } = props;
  const { formatMessage } = useIntl();
  const nameOf = usePasskeyName();
  const sentence = usePasskeyError(error);
  const canConfirm = supported && confirmable;
  const text = removed
    ? formatMessage(m.removeText, { name: <bdi key="name">{nameOf(removed)}</bdi> })
    : props.text;
  return (
    <>
      <Text size="small" tone="muted" measure>
        {text}
      </Text>
      {sentence && !busy ? (
        <Notice tone="danger" live>
          {sentence}
        </Notice>
      ) : null}
      <PasskeyDialogNotice open={busy === 'browser'} />
      {passwordSet ? (
        <SecondFactorForm
          fields={secondFactor ? ['password', 'code'] : ['password']}
          submit={props.submit}
          danger={Boolean(removed)}
          busy={Boolean(busy)}
          error={error && ofField.includes(error) ? (error as SecondFactorError) : undefined}
          onSubmit={props.onSubmit}
          onCancel={() => props.onStep('list')}
        />
      ) : null}
      {canConfirm || !passwordSet ? (
        <div className={css.acts}>
          {canConfirm ? (
            <ConfirmWithPasskey open={busy === 'browser'} busy={Boolean(busy)} onConfirm={props.onConfirm} />
          ) : null}
          {passwordSet ? null : (
            <Button variant="quiet" size="sm" disabled={Boolean(busy)} onClick={() => props.onStep('list')}>
              {formatMessage(m.cancel)}
            </Button>
          )}
        </div>
      ) : null}
    </>
  );
}
