import { brand } from '@tern/domain';
import { Card, ConfirmDialog, EmptyState, Heading, MiniArc, Notice, Text } from '@tern/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { deviceListMessages } from '../DeviceList/deviceList.messages.ts';
import { passkeysMessages } from '../Passkeys/passkeys.messages.ts';
import * as row from '../rows/rows.css.ts';
import * as css from './Configurations.css.ts';
import type { ConfigurationKey, ConfigurationsReady } from './ConfigurationsProps.ts';
import { configurationsMessages as m } from './configurations.messages.ts';
import { KeyName } from './KeyName.tsx';
import { KeyRow } from './KeyRow.tsx';

type KeyRowsProps = Pick<
  ConfigurationsReady,
  'keys' | 'places' | 'today' | 'offered' | 'onRemove' | 'onRename'
>;

/** The keys of the account, with the way to name and to remove each. */
export function KeyRows({ keys, places, today, offered, onRemove, onRename }: KeyRowsProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const region = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<ConfigurationKey>();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const [said, setSaid] = useState('');
  /** The key that was removed, with its place, until the list comes without it. */
  const [gone, setGone] = useState<{ id: string; place: number }>();

  /* The pressed button is gone with its row: focus the next one, or the list. */
  useEffect(() => {
    if (!gone || asked || keys.some((key) => key.id === gone.id && key.state !== 'removing')) return;
    const buttons = region.current?.querySelectorAll<HTMLElement>('button[data-remove]') ?? [];
    (buttons[Math.min(gone.place, buttons.length - 1)] ?? region.current)?.focus();
    setGone(undefined);
  }, [keys, gone, asked]);

  async function remove(key: ConfigurationKey) {
    setBusy(true);
    setFailed(false);
    const outcome = await onRemove(key.id).catch(() => 'failed' as const);
    setBusy(false);
    if (outcome === 'failed') {
      setFailed(true);
      return;
    }
    setGone({ id: key.id, place: keys.findIndex((each) => each.id === key.id) });
    setSaid(formatMessage(outcome === 'removed' ? m.removed : m.removedLater));
    setAsked(undefined);
  }

  if (!keys.length && !offered) return null;
  return (
    <div ref={region} tabIndex={-1} role="group" aria-labelledby={id} className={css.keys}>
      <Heading level={2} size="h3" id={id}>
        {formatMessage(m.keysTitle)}
      </Heading>
      {said ? (
        <Notice key={said} tone="success" live>
          {said}
        </Notice>
      ) : null}
      {keys.length ? (
        <>
          <List
            {...{ keys, places, today, onRename }}
            onRemove={(key) => {
              setFailed(false);
              setSaid('');
              setAsked(key);
            }}
          />
          <Text size="caption">{formatMessage(m.usePrivacy, { brand: brand.name })}</Text>
        </>
      ) : (
        <Card padding="lg">
          <EmptyState title={formatMessage(m.none)} text={formatMessage(m.noneText)} picture={<MiniArc />} />
        </Card>
      )}
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={(open) => {
          if (!open) setAsked(undefined);
        }}
        title={formatMessage(m.removeTitle, { name: asked?.name ?? '' })}
        description={formatMessage(m.removeText)}
        confirmLabel={formatMessage(m.removeConfirm)}
        cancelLabel={formatMessage(passkeysMessages.cancel)}
        closeLabel={formatMessage(deviceListMessages.close)}
        tone="danger"
        busy={busy}
        error={failed ? formatMessage(m.removeFailed) : undefined}
        onConfirm={() => {
          if (asked) void remove(asked);
        }}
      />
    </div>
  );
}

function List({
  keys,
  places,
  today,
  onRename,
  onRemove,
}: Pick<KeyRowsProps, 'keys' | 'places' | 'today' | 'onRename'> & {
  onRemove: (key: ConfigurationKey) => void;
}) {
  const [renamed, setRenamed] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(renamed);
  // The field gives its place to the row again, and the focus to the button that opened it.
  useEffect(() => {
    if (!renamed && before.current)
      list.current?.querySelector<HTMLElement>(`[data-rename="${before.current}"]`)?.focus();
    before.current = renamed;
  }, [renamed]);
  return (
    <Card padding="none">
      <ul ref={list} className={row.rows}>
        {keys.map((key) => (
          <li key={key.id} className={css.row}>
            {renamed === key.id ? (
              <KeyName
                name={key.name}
                onCancel={() => setRenamed(undefined)}
                onSave={async (name) => {
                  const done = await onRename(key.id, name).catch(() => false);
                  if (done) setRenamed(undefined);
                  return done;
                }}
              />
            ) : (
              <KeyRow
                item={key}
                today={today}
                places={places}
                onRename={() => setRenamed(key.id)}
                onRemove={() => onRemove(key)}
              />
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
