import type { AppPlatform, ListedPlatform } from '@tern/domain';
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
  Link,
  PuzzleGlyph,
  SmartphoneGlyph,
  TabletSmartphoneGlyph,
  TerminalGlyph,
  TvGlyph,
} from '@tern/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { DownloadNote } from '../DownloadFile/DownloadNote.tsx';
import * as css from './DownloadList.css.ts';
import { downloadListMessages as m } from './downloadList.messages.ts';
import { useDownloadFacts } from './useDownloadFacts.ts';

/** One app as the app config describes it; what it does not say is not shown. */
export interface DownloadView {
  platform: AppPlatform | ListedPlatform;
  /** Of a file or of a store page; null while there is none. */
  href: string | null;
  kind: 'file' | 'store';
  /** The page about this app, where it has one. */
  page?: string;
  /** One line about it. */
  text?: string;
  version?: string;
  /** Bytes. */
  size?: number;
  /** Needs at least: "Windows 10". */
  requirements?: string;
}

export interface DownloadListProps {
  items: readonly DownloadView[];
}

const glyphs: Record<DownloadView['platform'], Glyph> = {
  windows: AppWindowGlyph,
  mac: LaptopGlyph,
  ios: SmartphoneGlyph,
  android: TabletSmartphoneGlyph,
  chrome: PuzzleGlyph,
  tv: TvGlyph,
  linux: TerminalGlyph,
  firefox: PuzzleGlyph,
};

function DownloadRow({ item }: { item: DownloadView }) {
  const { formatMessage } = useIntl();
  const [presses, setPresses] = useState(0);
  const { platform, href, kind, page, text } = item;
  const app = formatMessage(m[`app.${platform}`], { brand: brand.name });
  const facts = useDownloadFacts()(item);
  const isFile = kind === 'file';
  return (
    <li className={css.row} data-download="">
      <span className={css.picture}>
        <Icon glyph={glyphs[platform]} />
      </span>
      <span className={css.what}>
        <span className={css.name}>
          {page ? (
            <Link variant="plain" href={page}>
              {app}
            </Link>
          ) : (
            <span>{app}</span>
          )}
          {platform in css.yours ? (
            <span className={css.yours[platform as AppPlatform]}>
              <Badge tone="data">{formatMessage(m.yours)}</Badge>
            </span>
          ) : null}
        </span>
        {text ? <span className={css.facts}>{text}</span> : null}
        {facts.length > 0 ? (
          <span className={css.facts}>
            {facts.map((fact) => (
              <bdi key={fact}>{fact}</bdi>
            ))}
          </span>
        ) : null}
      </span>
      <span className={css.action}>
        {href ? (
          <Button
            variant="outline"
            href={href}
            iconStart={isFile ? DownloadGlyph : undefined}
            aria-label={formatMessage(isFile ? m.downloadLabel : m.storeLabel, { app })}
            data-file={isFile ? '' : undefined}
            onClick={() => setPresses(presses + 1)}
          >
            {formatMessage(isFile ? m.download : m.store)}
          </Button>
        ) : (
          <span className={css.facts}>{formatMessage(m.away)}</span>
        )}
      </span>
      {href && isFile ? (
        <div className={css.note}>
          <DownloadNote href={href} presses={presses} />
        </div>
      ) : null}
    </li>
  );
}

/**
 * The apps in their order. The one that the document names as the visitor's (`data-system` on the root, set in the
 * browser) is marked. The press on a file says that it is on its way.
 */
export function DownloadList({ items }: DownloadListProps) {
  return (
    <Card padding="none">
      <ul className={css.list}>
        {items.map((item) => (
          <DownloadRow key={item.platform} item={item} />
        ))}
      </ul>
    </Card>
  );
}
