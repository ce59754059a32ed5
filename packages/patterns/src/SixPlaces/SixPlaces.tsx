import { appPlatform, appTypeName, brand } from '@tern/domain';
import { type Glyph, Heading, Icon, Link, PlusGlyph, RouterGlyph, Skeleton, VisuallyHidden } from '@tern/ui';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { deviceGlyphs } from '../DeviceList/deviceGlyphs.ts';
import { DeckFailed } from '../deck/DeckFailed.tsx';
import * as deck from '../deck/deck.css.ts';
import { useWhen } from '../when/useWhen.ts';
import * as css from './SixPlaces.css.ts';
import { sixPlacesMessages as m } from './sixPlaces.messages.ts';

/** A device with one of our apps. */
export interface PlaceDevice {
  id: string;
  /** Code of the app type table. */
  appType: number;
  /** A chosen name, or a model. */
  name: string | null;
  /** ISO 8601; null: active now. */
  lastSeen: string | null;
  current: boolean;
}

/** A router or system that connects by a file. */
export interface PlaceKey {
  id: string;
  name: string;
  /** A day, `2026-11-19`; null: never, or not known. */
  lastUsed: string | null;
  connected: boolean;
}

export type SixPlacesProps = {
  /** The list of devices. */
  manageHref: string;
} & (
  | { status: 'loading' }
  | { status: 'error'; onRetry: () => void }
  | {
      status?: 'ready';
      /** How many a plan has room for. */
      places: number;
      devices: readonly PlaceDevice[];
      keys?: readonly PlaceKey[];
      /** Epoch milliseconds: writes "Today, 21:04". */
      now: number;
      /** Where the apps are; absent while they have no page. */
      addHref?: string | undefined;
    }
);

/** The places of a plan: who has them, and which are free. */
export function SixPlaces(props: SixPlacesProps) {
  const { formatMessage } = useIntl();
  if (props.status === 'error') {
    return (
      <DeckFailed retryLabel={formatMessage(m.retry)} onRetry={props.onRetry}>
        {formatMessage(m.failed)}
      </DeckFailed>
    );
  }
  if (props.status === 'loading') {
    return (
      <div className={css.section} aria-busy="true">
        <VisuallyHidden>
          <span role="status">{formatMessage(m.loading)}</span>
        </VisuallyHidden>
        <Skeleton width="third" height="title" />
        <div className={css.places}>
          {Array.from({ length: brand.claims.devices }, (_, index) => (
            <div key={index} className={css.place}>
              <Skeleton width="half" />
              <Skeleton width="wide" />
            </div>
          ))}
        </div>
      </div>
    );
  }
  return <Ready {...props} />;
}

/** A name. */
const wireguard = 'WireGuard';

interface Cell {
  key: string;
  glyph: Glyph;
  name: string;
  notes: string[];
}

function Ready({
  places,
  devices,
  keys = [],
  now,
  manageHref,
  addHref,
}: Extract<SixPlacesProps, { devices: unknown }>) {
  const { formatMessage } = useIntl();
  const when = useWhen({ now });
  // A day without a time.
  const whenUsed = useWhen({});
  const titleId = useId();
  const cells: Cell[] = [
    ...devices.map((device) => ({
      key: device.id,
      glyph: deviceGlyphs[appPlatform(device.appType) ?? 'web'],
      name: device.name ?? appTypeName(device.appType) ?? formatMessage(m.otherApp),
      notes: [
        ...(device.name ? [appTypeName(device.appType) ?? formatMessage(m.otherApp)] : []),
        device.current
          ? formatMessage(m.thisDevice)
          : device.lastSeen === null
            ? formatMessage(m.now)
            : when(device.lastSeen),
      ],
    })),
    ...keys.map((key) => ({
      key: key.id,
      glyph: RouterGlyph,
      name: key.name,
      notes: [
        wireguard,
        ...(key.connected ? [formatMessage(m.now)] : key.lastUsed ? [whenUsed(key.lastUsed)] : []),
      ],
    })),
  ];
  const free = Math.max(0, places - cells.length);
  return (
    <section className={css.section} aria-labelledby={titleId}>
      <div className={deck.top}>
        <Heading level={2} size="h4" id={titleId}>
          {formatMessage(m.title, { places, used: cells.length })}
        </Heading>
        <Link href={manageHref}>{formatMessage(m.manage)}</Link>
      </div>
      <ul className={css.places}>
        {cells.map(({ key, glyph, name, notes }) => (
          <li key={key} className={css.place}>
            <Icon glyph={glyph} className={css.glyph} />
            <span className={css.name}>
              <bdi>{name}</bdi>
            </span>
            {notes.map((note) => (
              <span key={note} className={css.note}>
                <bdi>{note}</bdi>
              </span>
            ))}
          </li>
        ))}
        {Array.from({ length: free }, (_, index) => (
          <li key={index} className={css.freePlace}>
            <Icon glyph={PlusGlyph} className={css.freeGlyph} />
            <span className={css.name}>{formatMessage(m.free)}</span>
            {/* One way in is enough: six links of one name would be six stops of the tab key. */}
            {index === 0 && addHref ? <Link href={addHref}>{formatMessage(m.add)}</Link> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
