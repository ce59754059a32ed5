import { appPlatform, appTypeName, appTypes, brand } from '@tern/domain';
import {
  Badge,
  Button,
  Card,
  ConfirmDialog,
  EmptyState,
  Icon,
  Meter,
  MiniArc,
  PlusGlyph,
  VisuallyHidden,
} from '@tern/ui';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { PanelFailed } from '../panel/PanelFailed.tsx';
import { PanelLoading } from '../panel/PanelLoading.tsx';
import * as row from '../rows/rows.css.ts';
import { useWhen } from '../when/useWhen.ts';
import * as css from './DeviceList.css.ts';
import { deviceGlyphs } from './deviceGlyphs.ts';
import { deviceListMessages as m } from './deviceList.messages.ts';
import { distinctLabels } from './distinctLabels.ts';

/** A device of the account (spec section 3, device). */
export interface DeviceView {
  id: string;
  /** Code of the app type table. */
  appType: number;
  /** ISO 8601; null: active now. */
  lastSeen: string | null;
  /** The device in use. */
  current?: boolean;
  /** Distinguishes devices with the same app: a chosen name, or a model. */
  note?: string;
}

export type DeviceListProps =
  | { status: 'loading' }
  | { status: 'error'; onRetry: () => void }
  | {
      status?: 'ready';
      devices: readonly DeviceView[];
      /** Where the apps are; absent while they have no page. */
      downloadHref?: string;
      /** Epoch milliseconds: writes "Yesterday, 21:04". Without it only dates are written. */
      now?: number;
      /** Resolves with false when it did not work. */
      onUnbind: (device: DeviceView) => Promise<boolean>;
      /** Receives the error sentence, to show it as a toast. Without it the error is shown here. */
      onFailed?: (sentence: string) => void;
    };

/** A system by the name of its maker, or by a message where it has none. */
const systemNames = {
  ios: 'iOS',
  mac: 'macOS',
  android: 'Android',
  tv: m.smartTv,
  chrome: m.extension,
  windows: 'Windows',
} as const;

/** The devices of an account: what they are, when they were last seen, and the way to free a place. */
export function DeviceList(props: DeviceListProps) {
  const { formatMessage } = useIntl();
  if (props.status === 'loading') {
    return (
      <div aria-busy="true" className={css.list}>
        <PanelLoading label={formatMessage(m.loading)} />
      </div>
    );
  }
  if (props.status === 'error') {
    return (
      <div className={css.list}>
        <PanelFailed retryLabel={formatMessage(m.retry)} onRetry={props.onRetry}>
          {formatMessage(m.loadFailed)}
        </PanelFailed>
      </div>
    );
  }
  return <Ready {...props} />;
}

function Ready({
  devices,
  downloadHref,
  now,
  onUnbind,
  onFailed,
}: Extract<DeviceListProps, { devices: readonly DeviceView[] }>) {
  const { formatMessage } = useIntl();
  const when = useWhen({ now });
  const region = useRef<HTMLDivElement>(null);
  /** The device that was taken out, with its place, until the list comes without it. */
  const [freed, setFreed] = useState<{ id: string; place: number }>();
  const [said, setSaid] = useState('');
  const [asked, setAsked] = useState<DeviceView>();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const places = brand.claims.devices;
  const free = Math.max(0, places - devices.length);
  const nameOf = ({ appType }: DeviceView) =>
    (appType in appTypes ? appTypeName(appType) : null) ?? formatMessage(m.otherApp);
  /** Confirmations must distinguish devices with the same app. */
  const ownNameOf = (device: DeviceView) =>
    device.note ? `${nameOf(device)} (${device.note})` : nameOf(device);
  const seen = ({ lastSeen }: DeviceView) => (lastSeen === null ? formatMessage(m.now) : when(lastSeen));
  const labels = distinctLabels(devices.map((device) => [device.id, ownNameOf(device), seen(device)]));
  const download = downloadHref ? (
    <Button variant="outline" href={downloadHref}>
      {formatMessage(m.download)}
    </Button>
  ) : null;

  /* The pressed button is gone with its row: focus the next one, or the list. */
  useEffect(() => {
    if (!freed || asked || devices.some(({ id }) => id === freed.id)) return;
    const buttons = region.current?.querySelectorAll<HTMLElement>('button[data-unbind]') ?? [];
    const next = buttons[Math.min(freed.place, buttons.length - 1)] ?? region.current;
    next?.focus();
    setFreed(undefined);
  }, [devices, freed, asked]);

  const status = (
    <VisuallyHidden>
      <span role="status">{said}</span>
    </VisuallyHidden>
  );

  if (devices.length === 0) {
    return (
      <div ref={region} tabIndex={-1}>
        {status}
        <Card padding="lg">
          <EmptyState
            title={formatMessage(m.emptyTitle)}
            text={formatMessage(m.emptyText)}
            action={download}
            picture={<MiniArc />}
          />
        </Card>
      </div>
    );
  }

  async function confirm(device: DeviceView) {
    setBusy(true);
    setFailed(false);
    const done = await onUnbind(device).catch(() => false);
    setBusy(false);
    if (!done) {
      if (onFailed) {
        setAsked(undefined);
        onFailed(formatMessage(m.failed));
      } else setFailed(true);
      return;
    }
    const unbindable = devices.filter(({ current }) => !current);
    setFreed({ id: device.id, place: unbindable.findIndex(({ id }) => id === device.id) });
    setSaid(formatMessage(m.done, { device: ownNameOf(device) }));
    setAsked(undefined);
  }

  return (
    <div ref={region} tabIndex={-1} className={css.list}>
      {status}
      <div className={css.head}>
        <p className={css.lead}>{formatMessage(m.lead)}</p>
        <Meter
          label={formatMessage(m.inUse, { used: devices.length, places })}
          value={Math.min(devices.length, places)}
          max={places}
        />
      </div>
      <Card padding="none">
        <ul className={row.rows}>
          {devices.map((device) => (
            <li key={device.id} className={row.row}>
              <span className={row.picture}>
                <Icon glyph={deviceGlyphs[appPlatform(device.appType) ?? 'web']} />
              </span>
              <span className={row.what}>
                <span className={row.name}>
                  <bdi>{nameOf(device)}</bdi>
                  {device.current ? <Badge tone="data">{formatMessage(m.thisDevice)}</Badge> : null}
                </span>
                <Place device={device} />
              </span>
              <span className={row.when}>{seen(device)}</span>
              <span className={row.action}>
                {device.current ? null : (
                  <Button
                    variant="quiet"
                    size="sm"
                    data-unbind=""
                    aria-label={formatMessage(m.unbindLabel, { device: labels.get(device.id) })}
                    onClick={() => {
                      setFailed(false);
                      setAsked(device);
                    }}
                  >
                    {formatMessage(m.unbind)}
                  </Button>
                )}
              </span>
            </li>
          ))}
          {free > 0 ? (
            <li className={row.row}>
              <span className={css.free}>
                <Icon glyph={PlusGlyph} />
              </span>
              <span className={row.what}>
                <span className={row.name}>{formatMessage(m.free, { count: free })}</span>
                <span className={row.note}>{formatMessage(m.freeText)}</span>
              </span>
              <span className={css.download}>{download}</span>
            </li>
          ) : null}
        </ul>
      </Card>
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={(open) => {
          if (!open) setAsked(undefined);
        }}
        title={
          asked ? formatMessage(m.confirmTitle, { device: labels.get(asked.id) ?? ownNameOf(asked) }) : ''
        }
        description={formatMessage(m.confirmText)}
        confirmLabel={formatMessage(m.confirm)}
        cancelLabel={formatMessage(m.cancel)}
        closeLabel={formatMessage(m.close)}
        tone="danger"
        busy={busy}
        error={failed ? formatMessage(m.failed) : undefined}
        onConfirm={() => {
          if (asked) void confirm(asked);
        }}
      />
    </div>
  );
}

/** The system an app runs on, and what the device calls itself. */
function Place({ device }: { device: DeviceView }) {
  const { formatMessage } = useIntl();
  const platform = appPlatform(device.appType);
  const system = platform && platform !== 'web' ? systemNames[platform] : null;
  if (!system && !device.note) return null;
  return (
    <span className={row.note}>
      {system ? (
        <span className={row.part}>
          <bdi>{typeof system === 'string' ? system : formatMessage(system)}</bdi>
        </span>
      ) : null}
      {device.note ? (
        <span className={row.part}>
          <bdi>{device.note}</bdi>
        </span>
      ) : null}
    </span>
  );
}
