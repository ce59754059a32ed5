import { appTypeName, appTypes, brand } from '@tern/domain';
import { formatDate, type Language } from '@tern/i18n';
import {
  AppWindowGlyph,
  Badge,
  Button,
  Card,
  ConfirmDialog,
  EmptyState,
  GlobeGlyph,
  type Glyph,
  Icon,
  LaptopGlyph,
  Meter,
  Notice,
  PlusGlyph,
  PuzzleGlyph,
  Skeleton,
  SmartphoneGlyph,
  TabletSmartphoneGlyph,
  TvGlyph,
  VisuallyHidden,
} from '@tern/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import * as css from './DeviceList.css.ts';
import { deviceListMessages as m } from './deviceList.messages.ts';

/** A device of the account (spec section 3, device). */
export interface DeviceView {
  id: string;
  /** Code of the app type table. */
  appType: number;
  /** ISO 8601; null: active now. */
  lastSeen: string | null;
  /** The one that asks. */
  current?: boolean;
  /** Tells devices of one app apart: a name the person gave, or a model. */
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
      /** Resolves with false when it did not work. */
      onUnbind: (device: DeviceView) => Promise<boolean>;
    };

function glyphOf(appType: number): Glyph {
  if (appType === 108) return TvGlyph;
  if (appType === 12 || appType === 15) return LaptopGlyph;
  if (appType < 100) return SmartphoneGlyph;
  if (appType < 300) return TabletSmartphoneGlyph;
  if (appType < 400) return PuzzleGlyph;
  if (appType < 500) return AppWindowGlyph;
  return GlobeGlyph;
}

/** The devices of an account: what they are, when they were last seen, and the way to free a place. */
export function DeviceList(props: DeviceListProps) {
  const { formatMessage } = useIntl();
  if (props.status === 'loading') {
    return (
      <div aria-busy="true" className={css.list}>
        <VisuallyHidden>
          <span role="status">{formatMessage(m.loading)}</span>
        </VisuallyHidden>
        <Card>
          <Skeleton height="block" />
        </Card>
      </div>
    );
  }
  if (props.status === 'error') {
    return (
      <div className={css.list}>
        <Notice tone="danger" live>
          {formatMessage(m.loadFailed)}
        </Notice>
        <div>
          <Button variant="outline" onClick={props.onRetry}>
            {formatMessage(m.retry)}
          </Button>
        </div>
      </div>
    );
  }
  return <Ready {...props} />;
}

function Ready({
  devices,
  downloadHref,
  onUnbind,
}: Extract<DeviceListProps, { devices: readonly DeviceView[] }>) {
  const { formatMessage, locale } = useIntl();
  const [asked, setAsked] = useState<DeviceView>();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const places = brand.claims.devices;
  const free = Math.max(0, places - devices.length);
  const nameOf = ({ appType }: DeviceView) =>
    appType in appTypes ? appTypeName(appType) : formatMessage(m.otherApp);
  /** Devices of one app stay apart where they are asked about. */
  const ownNameOf = (device: DeviceView) =>
    device.note ? `${nameOf(device)} (${device.note})` : nameOf(device);
  const download = downloadHref ? (
    <Button variant="outline" href={downloadHref}>
      {formatMessage(m.download)}
    </Button>
  ) : null;

  if (devices.length === 0) {
    return (
      <Card padding="lg">
        <EmptyState title={formatMessage(m.emptyTitle)} text={formatMessage(m.emptyText)} action={download} />
      </Card>
    );
  }

  async function confirm(device: DeviceView) {
    setBusy(true);
    setFailed(false);
    const done = await onUnbind(device).catch(() => false);
    setBusy(false);
    if (done) setAsked(undefined);
    else setFailed(true);
  }

  return (
    <div className={css.list}>
      <div className={css.head}>
        <p className={css.lead}>{formatMessage(m.lead)}</p>
        <Meter
          label={formatMessage(m.inUse, { used: devices.length, places })}
          value={Math.min(devices.length, places)}
          max={places}
        />
      </div>
      <Card padding="none">
        <ul className={css.rows}>
          {devices.map((device) => (
            <li key={device.id} className={css.row}>
              <span className={css.picture}>
                <Icon glyph={glyphOf(device.appType)} />
              </span>
              <span className={css.what}>
                <span className={css.name}>
                  <bdi>{nameOf(device)}</bdi>
                  {device.current ? <Badge tone="data">{formatMessage(m.thisDevice)}</Badge> : null}
                </span>
                {device.note ? <bdi className={css.note}>{device.note}</bdi> : null}
              </span>
              <span className={css.when}>
                {device.lastSeen === null
                  ? formatMessage(m.now)
                  : formatDate(device.lastSeen, locale as Language)}
              </span>
              <span className={css.action}>
                {device.current ? null : (
                  <Button
                    variant="quiet"
                    size="sm"
                    aria-label={formatMessage(m.unbindLabel, { device: ownNameOf(device) })}
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
            <li className={css.row}>
              <span className={css.free}>
                <Icon glyph={PlusGlyph} />
              </span>
              <span className={css.what}>
                <span className={css.name}>{formatMessage(m.free, { count: free })}</span>
                <span className={css.note}>{formatMessage(m.freeText)}</span>
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
        title={asked ? formatMessage(m.confirmTitle, { device: ownNameOf(asked) }) : ''}
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
