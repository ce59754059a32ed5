import { Button, Notice, TextField } from '@tern/ui';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { useValidatedForm } from '../forms/useValidatedForm.ts';
import * as css from '../SecondFactor/SecondFactor.css.ts';
import type { PasskeysProps, PasskeyView } from './PasskeysProps.ts';
import { passkeysMessages as m } from './passkeys.messages.ts';
import { usePasskeyError } from './usePasskeyError.ts';
import { usePasskeyName } from './usePasskeyName.ts';

interface PasskeyNameProps extends Pick<PasskeysProps, 'busy' | 'error' | 'onRename' | 'onStep'> {
  passkey: PasskeyView;
}

/** The longest name that the service takes. */
const nameLength = 60;

export function PasskeyName({ passkey, busy, error, onRename, onStep }: PasskeyNameProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const nameOf = usePasskeyName();
  const sentence = usePasskeyError(error);
  const { formProps, errors } = useValidatedForm({
    fields: ['name'] as const,
    busy: Boolean(busy),
    validate: ({ name }) => ({ name: name.trim() ? undefined : formatMessage(m.nameMissing) }),
    onValid: ({ name }) => onRename(name.trim()),
  });
  return (
    <form {...formProps} method="post" className={css.form}>
      {sentence && !busy ? (
        <Notice tone="danger" live>
          {sentence}
        </Notice>
      ) : null}
      <TextField
        id={`${id}-name`}
        name="name"
        dir="auto"
        label={formatMessage(m.nameLabel)}
        defaultValue={nameOf(passkey)}
        maxLength={nameLength}
        autoComplete="off"
        aria-required
        error={errors.name}
      />
      <div className={css.acts}>
        <Button type="submit" size="sm" busy={Boolean(busy)}>
          {formatMessage(m.save)}
        </Button>
        <Button variant="quiet" size="sm" disabled={Boolean(busy)} onClick={() => onStep('list')}>
          {formatMessage(m.cancel)}
        </Button>
      </div>
    </form>
  );
}
