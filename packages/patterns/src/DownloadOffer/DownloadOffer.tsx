import { brand } from '@tern/domain';
import { Badge, Button, DownloadGlyph, Link, Text } from '@tern/ui';
import { useIntl } from 'react-intl';
import type { DownloadView } from '../DownloadList/DownloadList.tsx';
import { downloadListMessages } from '../DownloadList/downloadList.messages.ts';
import { useDownloadFacts } from '../DownloadList/useDownloadFacts.ts';
import * as css from './DownloadOffer.css.ts';
import { downloadOfferMessages as m } from './downloadOffer.messages.ts';

export interface DownloadOfferProps {
  /** Every app with the name of its system, "Windows". */
  items: readonly (DownloadView & { system: string })[];
  /** The list of all apps: where those go whose system is not known. */
  allHref: string;
}

/**
 * The app for the visitor's own device. A shared page does not know it: all offers are there, on one place, and the
 * one that `data-system` on the root names is shown. Without script there is the way to all of them.
 */
export function DownloadOffer({ items, allHref }: DownloadOfferProps) {
  const { formatMessage } = useIntl();
  const factsOf = useDownloadFacts();
  return (
    <div className={css.offers} data-offers="">
      <div className={css.any}>
        <Button size="lg" href={allHref}>
          {formatMessage(m.choose)}
        </Button>
      </div>
      {items.map((item) => {
        const { platform, system, href, kind, page } = item;
        const facts = factsOf(item);
        return (
          <div key={platform} className={css.only[platform]}>
            <span className={css.head}>
              <span>{formatMessage(downloadListMessages[`app.${platform}`], { brand: brand.name })}</span>
              <Badge tone="data">{formatMessage(downloadListMessages.yours)}</Badge>
            </span>
            {href ? null : <Text tone="muted">{formatMessage(m.away)}</Text>}
            <span className={css.buttons}>
              {href ? (
                <Button size="lg" href={href} iconStart={kind === 'file' ? DownloadGlyph : undefined}>
                  {kind === 'file' ? formatMessage(m.get, { system }) : formatMessage(m.store)}
                </Button>
              ) : null}
              <Link variant="arrow" href={page}>
                {formatMessage(m.steps)}
              </Link>
            </span>
            {facts.length > 0 ? (
              <span className={css.facts}>
                {facts.map((fact) => (
                  <bdi key={fact}>{fact}</bdi>
                ))}
              </span>
            ) : null}
          </div>
        );
      })}
    </div>
  );
}
