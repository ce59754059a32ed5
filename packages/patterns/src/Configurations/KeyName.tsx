import { Button, Notice, TextField } from '@tern/ui';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { useValidatedForm } from '../forms/useValidatedForm.ts';
import { passkeysMessages } from '../Passkeys/passkeys.messages.ts';
import * as css from './Configurations.css.ts';
import { configurationsMessages as m } from './configurations.messages.ts';

/** Another name for a key, in the place of its row. */
export function KeyName({
  name,
  onSave,
  onCancel,
}: {
  name: string;
  onSave: (name: string) => Promise<boolean>;
  onCancel: () => void;
}) {
  const { formatMessage } = useIntl();
  const id = useId();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const { formProps, errors } = useValidatedForm({
    fields: ['name'] as const,
    busy,
    validate: (given) => ({ name: given.name ? undefined : formatMessage(passkeysMessages.nameMissing) }),
    onValid: async (given) => {
      setBusy(true);
      setFailed(false);
      const done = await onSave(given.name);
      if (!done) {
        setBusy(false);
        setFailed(true);
      }
    },
  });
  return (
    <form {...formProps} method="post" className={css.rename}>
      {failed ? (
        <Notice tone="danger" live>
          {formatMessage(m.renameFailed)}
        </Notice>
      ) : null}
      <TextField
        id={`${id}-name`}
        name="name"
        dir="auto"
        label={formatMessage(m.name)}
        defaultValue={name}
        maxLength={80}
        autoComplete="off"
        autoFocus
        aria-required
        error={errors.name}
      />
      <div className={css.acts}>
        <Button type="submit" size="sm" busy={busy}>
          {formatMessage(passkeysMessages.save)}
        </Button>
        <Button variant="quiet" size="sm" disabled={busy} onClick={onCancel}>
          {formatMessage(passkeysMessages.cancel)}
        </Button>
      </div>
    </form>
  );
}
