import type { AppPlatform } from '@tern/domain';
import { brand } from '@tern/domain';
import {
  AppWindowGlyph,
  Badge,
  Button,
  Card,
  DownloadGlyph,
  type Glyph,
  Icon,
  LaptopGlyph,
  PuzzleGlyph,
  SmartphoneGlyph,
  TabletSmartphoneGlyph,
  TvGlyph,
} from '@tern/ui';
import { useIntl } from 'react-intl';
import * as css from './DownloadList.css.ts';
import { downloadListMessages as m } from './downloadList.messages.ts';

/** One app as the app config describes it; what it does not say is not shown. */
export interface DownloadView {
  platform: AppPlatform;
  /** Of a file or of a store page; null while there is none. */
  href: string | null;
  kind: 'file' | 'store';
  version?: string;
  /** Bytes. */
  size?: number;
  /** Needs at least: "Windows 10". */
  requirement?: string;
}

export interface DownloadListProps {
  items: readonly DownloadView[];
  /** The system of the visitor: its app comes first. */
  detected?: AppPlatform;
}

const glyphs: Record<AppPlatform, Glyph> = {
  windows: AppWindowGlyph,
  mac: LaptopGlyph,
  ios: SmartphoneGlyph,
  android: TabletSmartphoneGlyph,
  chrome: PuzzleGlyph,
  tv: TvGlyph,
};

/** The apps, the one for this device first. */
export function DownloadList({ items, detected }: DownloadListProps) {
  const { formatMessage, formatNumber } = useIntl();
  const sorted = [...items].sort((a, b) => Number(b.platform === detected) - Number(a.platform === detected));
  return (
    <Card padding="none">
      <ul className={css.list}>
        {sorted.map(({ platform, href, kind, version, size, requirement }) => {
          const app = brand.apps[platform];
          const facts = [
            version && formatMessage(m.version, { version }),
            size &&
              formatNumber(size / 1_000_000, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }),
            requirement,
          ].filter((fact): fact is string => Boolean(fact));
          return (
            <li key={platform} className={css.row}>
              <span className={css.picture}>
                <Icon glyph={glyphs[platform]} />
              </span>
              <span className={css.what}>
                <span className={css.name}>
                  <bdi>{app}</bdi>
                  {platform === detected ? <Badge tone="data">{formatMessage(m.yours)}</Badge> : null}
                </span>
                {facts.length > 0 ? (
                  <span className={css.facts}>
                    {facts.map((fact) => (
                      <bdi key={fact}>{fact}</bdi>
                    ))}
                  </span>
                ) : null}
              </span>
              {href ? (
                <Button
                  variant={platform === detected ? 'primary' : 'outline'}
                  href={href}
                  iconStart={kind === 'file' ? DownloadGlyph : undefined}
                  aria-label={formatMessage(kind === 'file' ? m.downloadLabel : m.storeLabel, { app })}
                >
                  {formatMessage(kind === 'file' ? m.download : m.store)}
                </Button>
              ) : (
                <span className={css.facts}>{formatMessage(m.away)}</span>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
