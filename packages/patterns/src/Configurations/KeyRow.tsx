import { Button, CheckGlyph, Icon } from '@tern/ui';
import { useIntl } from 'react-intl';
import { passkeysMessages } from '../Passkeys/passkeys.messages.ts';
import * as row from '../rows/rows.css.ts';
import { useWhen } from '../when/useWhen.ts';
import * as css from './Configurations.css.ts';
import type { ConfigurationKey, ConfigurationsReady } from './ConfigurationsProps.ts';
import { configurationsMessages as m } from './configurations.messages.ts';
import { usePlaceLabel } from './usePlaceLabel.ts';

/** Places that a row names; of more it says how many. */
const mostNamed = 3;

/** First and last characters, to tell two keys apart. */
const shortKey = (key: string) => `${key.slice(0, 4)}…${key.slice(-4)}`;

/** A key: its places, when it was used last, and its buttons. */
export function KeyRow({
  item,
  today,
  places,
  onRename,
  onRemove,
}: {
  item: ConfigurationKey;
  places: ConfigurationsReady['places'];
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
              data-rename={item.id}
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
