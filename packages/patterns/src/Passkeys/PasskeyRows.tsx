import { Button, Text } from '@tern/ui';
import { useIntl } from 'react-intl';
import * as row from '../rows/rows.css.ts';
import { useWhen } from '../when/useWhen.ts';
import * as css from './Passkeys.css.ts';
import type { PasskeysProps, PasskeyView } from './PasskeysProps.ts';
import { passkeysMessages as m } from './passkeys.messages.ts';
import { usePasskeyName } from './usePasskeyName.ts';

interface PasskeyRowsProps extends Pick<PasskeysProps, 'now' | 'onStep'> {
  passkeys: readonly PasskeyView[];
}

export function PasskeyRows({ passkeys, now, onStep }: PasskeyRowsProps) {
  const { formatMessage } = useIntl();
  const nameOf = usePasskeyName();
  const when = useWhen({ now });
  return (
    <ul className={css.rows}>
      {passkeys.map((passkey) => {
        const { id, synced, createdAt, lastUsedAt } = passkey;
        const name = nameOf(passkey);
        const facts = [
          formatMessage(synced ? m.synced : m.oneDevice),
          formatMessage(m.created, { when: <bdi key="when">{when(createdAt)}</bdi> }),
          lastUsedAt
            ? formatMessage(m.lastUsed, { when: <bdi key="when">{when(lastUsedAt)}</bdi> })
            : formatMessage(m.neverUsed),
        ];
        return (
          <li key={id} className={css.row}>
            <div className={css.what}>
              <Text size="small">
                <strong>
                  <bdi>{name}</bdi>
                </strong>
              </Text>
              <span className={row.note}>
                {facts.map((fact, place) => (
                  <span key={place} className={row.part}>
                    {fact}
                  </span>
                ))}
              </span>
            </div>
            <div className={css.acts}>
              <Button
                variant="quiet"
                size="sm"
                aria-label={formatMessage(m.renameLabel, { name })}
                onClick={() => onStep({ act: 'rename', id })}
              >
                {formatMessage(m.rename)}
              </Button>
              <Button
                variant="quiet"
                size="sm"
                aria-label={formatMessage(m.removeLabel, { name })}
                onClick={() => onStep({ act: 'remove', id })}
              >
                {formatMessage(m.remove)}
              </Button>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
