import { type AppPlatform, brand } from '@tern/domain';
import { Badge, Button, Link, Text } from '@tern/ui';
import { useIntl } from 'react-intl';
import { DownloadFile } from '../DownloadFile/DownloadFile.tsx';
import type { DownloadView } from '../DownloadList/DownloadList.tsx';
import { downloadListMessages } from '../DownloadList/downloadList.messages.ts';
import { useDownloadFacts } from '../DownloadList/useDownloadFacts.ts';
import * as css from './DownloadOffer.css.ts';
import { downloadOfferMessages as m } from './downloadOffer.messages.ts';

type Item = DownloadView & { system: string };
/** Others are in the list alone: no browser tells that it runs on them. */
const hasPage = (item: Item): item is Item & { platform: AppPlatform; page: string } =>
  item.page !== undefined;

export interface DownloadOfferProps {
  /** Every app with the name of its system, "Windows". */
  items: readonly Item[];
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
      {items.filter(hasPage).map((item) => {
        const { platform, system, href, kind, page } = item;
        const facts = factsOf(item);
        const steps = (
          <Link variant="arrow" href={page}>
            {formatMessage(m.steps)}
          </Link>
        );
        return (
          <div key={platform} className={css.only[platform]}>
            <span className={css.head}>
              <span>{formatMessage(downloadListMessages[`app.${platform}`], { brand: brand.name })}</span>
              <Badge tone="data">{formatMessage(downloadListMessages.yours)}</Badge>
            </span>
            {href ? null : <Text tone="muted">{formatMessage(m.away)}</Text>}
            {href && kind === 'file' ? (
              <DownloadFile href={href} label={formatMessage(m.get, { system })}>
                {steps}
              </DownloadFile>
            ) : (
              <span className={css.buttons}>
                {href ? (
                  <Button size="lg" href={href}>
                    {formatMessage(m.store)}
                  </Button>
                ) : null}
                {steps}
              </span>
            )}
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
