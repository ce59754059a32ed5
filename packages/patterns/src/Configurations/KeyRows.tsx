import { brand } from '@tern/domain';
import {
  Button,
  Card,
  CheckGlyph,
  ConfirmDialog,
  EmptyState,
  Heading,
  Icon,
  MiniArc,
  Notice,
  Text,
  TextField,
} from '@tern/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { deviceListMessages } from '../DeviceList/deviceList.messages.ts';
import { useValidatedForm } from '../forms/useValidatedForm.ts';
import { passkeysMessages } from '../Passkeys/passkeys.messages.ts';
import * as row from '../rows/rows.css.ts';
import { useWhen } from '../when/useWhen.ts';
import * as css from './Configurations.css.ts';
import type { ConfigurationKey, ConfigurationsReady } from './ConfigurationsProps.ts';
import { configurationsMessages as m } from './configurations.messages.ts';
import { usePlaceLabel } from './usePlaceLabel.ts';

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
  const [renamed, setRenamed] = useState<string>();
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
          <Card padding="none">
            <ul className={row.rows}>
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
                      onRemove={() => {
                        setFailed(false);
                        setSaid('');
                        setAsked(key);
                      }}
                    />
                  )}
                </li>
              ))}
            </ul>
          </Card>
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

/** Places that a row names; of more it says how many. */
const mostNamed = 3;

/** First and last characters, to tell two keys apart. */
const shortKey = (key: string) => `${key.slice(0, 4)}…${key.slice(-4)}`;

function KeyRow({
  item,
  today,
  places,
  onRename,
  onRemove,
}: {
  item: ConfigurationKey;
  places: KeyRowsProps['places'];
  today: string | undefined;
  onRename: () => void;
  onRemove: () => void;
}) {
  const { formatMessage } = useIntl();
  const { labelIn } = usePlaceLabel();
  const { name, cities, publicKey, state } = item;
  const named =
    cities.length > mostNamed
      ? [formatMessage(m.placeCount, { count: cities.length })]
      : cities.map((city) => labelIn(places, city));
  return (
    <>
      <span className={css.what}>
        <span className={row.name}>
          <bdi>{name}</bdi>
        </span>
        <span className={row.note}>
          {named.map((place) => (
            <span key={place} className={row.part}>
              <bdi>{place}</bdi>
            </span>
          ))}
          <span className={row.part}>
            <bdi dir="ltr" translate="no">
              {shortKey(publicKey)}
            </bdi>
          </span>
        </span>
      </span>
      <span className={css.use}>
        <Use item={item} today={today} />
      </span>
      <span className={css.rowActs}>
        {state === 'removing' ? null : (
          <>
            <Button
              variant="quiet"
              size="sm"
              aria-label={formatMessage(passkeysMessages.renameLabel, { name })}
              onClick={onRename}
            >
              {formatMessage(passkeysMessages.rename)}
            </Button>
            <Button
              variant="quiet"
              size="sm"
              data-remove=""
              aria-label={formatMessage(passkeysMessages.removeLabel, { name })}
              onClick={onRemove}
            >
              {formatMessage(passkeysMessages.remove)}
            </Button>
          </>
        )}
      </span>
    </>
  );
}

const stateMessages = { adding: m.adding, paused: m.paused, removing: m.removing } as const;

function Use({ item, today }: { item: ConfigurationKey; today: string | undefined }) {
  const { formatMessage } = useIntl();
  const when = useWhen({});
  const { state, connected, lastUsedOn } = item;
  if (state !== 'active') return formatMessage(stateMessages[state]);
  if (connected)
    return (
      <span className={css.connected}>
        <Icon glyph={CheckGlyph} size="sm" />
        {formatMessage(m.connected)}
      </span>
    );
  if (lastUsedOn)
    return lastUsedOn === today
      ? formatMessage(m.usedToday)
      : formatMessage(m.lastUse, { day: when(lastUsedOn) });
  return formatMessage(connected === null ? m.unknownUse : m.neverUsed);
}

function KeyName({
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
