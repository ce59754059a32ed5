import { type AppPlatform, brand, type LetterBlock } from '@tern/domain';
import { formatDate, type Language } from '@tern/i18n';
import { Badge, SideHead, Text } from '@tern/ui';
import { useIntl } from 'react-intl';
import { downloadListMessages } from '../DownloadList/downloadList.messages.ts';
import { LetterBody } from '../LetterBody/LetterBody.tsx';
import * as css from './ChangeLog.css.ts';
import { changeLogMessages as m } from './changeLog.messages.ts';

/** One change, in the language of the page. */
export interface ChangeView {
  id: string;
  /** ISO, a day. */
  date: string;
  platforms: readonly ('website' | AppPlatform)[];
  /** Of an app; null for the website. */
  version: string | null;
  title: string;
  blocks: readonly LetterBlock[];
  picture: { src: string; width: number; height: number; alt: string } | null;
}

export interface ChangeLogProps {
  /** Newest first. */
  changes: readonly ChangeView[];
}

/** A log of changes: when, where, in which version (spec section 2, `/dynamic`). */
export function ChangeLog({ changes }: ChangeLogProps) {
  const { formatMessage, locale } = useIntl();
  const nameOf = (platform: 'website' | AppPlatform) =>
    platform === 'website'
      ? formatMessage(m.website)
      : formatMessage(downloadListMessages[`app.${platform}`], { brand: brand.name });
  return changes.map(({ id, date, platforms, version, title, blocks, picture }) => (
    <SideHead key={id} ruled size="md" title={title}>
      <div className={css.entry} id={id}>
        <div className={css.facts}>
          <Text as="span" size="small" tone="muted">
            <time dateTime={date} translate="no">
              {formatDate(`${date}T12:00:00Z`, locale as Language, 'long')}
            </time>
          </Text>
          {platforms.map((platform) => (
            <Badge key={platform}>{nameOf(platform)}</Badge>
          ))}
          {version ? <Badge tone="data">{formatMessage(m.version, { version })}</Badge> : null}
        </div>
        <LetterBody blocks={blocks} />
        {picture ? (
          <img
            className={css.picture}
            src={picture.src}
            alt={picture.alt}
            width={picture.width}
            height={picture.height}
            loading="lazy"
            decoding="async"
          />
        ) : null}
      </div>
    </SideHead>
  ));
}
