import { brand } from '@tern/domain';
import { formatDate, formatNumber, type Language } from '@tern/i18n';
import {
  articleDiagramMessages,
  articleMessages,
  articlesMessages,
  fibreDelay,
  fibreSpeed,
  navigationMessages,
  rulerDistances,
} from '@tern/patterns';
import type { IntlShape } from 'react-intl';
import type { AmpWords } from './ampDocument.ts';

/** The words around an article outside the site: those of its page, in its language. */
export function syndicationWords({ formatMessage, locale }: IntlShape): AmpWords {
  const language = locale as Language;
  const number = (value: number) => formatNumber(value, language);
  return {
    blog: formatMessage(navigationMessages.blog),
    by: formatMessage(articlesMessages.by, { brand: brand.name }),
    related: formatMessage(articleMessages.related),
    date: (date) => formatDate(date, language),
    updated: (date) => formatMessage(articlesMessages.updated, { date }),
    minutes: (minutes) => formatMessage(articlesMessages.minutesToRead, { minutes }),
    diagram: {
      tone: (tone) => (tone === 'plain' ? null : formatMessage(articleDiagramMessages[tone])),
      toned: (words, tone) => formatMessage(articleDiagramMessages.toned, { words, tone }),
    },
    leakTest: {
      title: formatMessage(articleMessages.leakTitle),
      text: formatMessage(articleMessages.leakText, { brand: brand.name }),
      action: formatMessage(articleMessages.leakAction),
    },
    ruler: {
      columns: [formatMessage(articleMessages.rulerDistance), formatMessage(articleMessages.rulerDelay)],
      rows: rulerDistances.map((distance) => [number(distance), number(fibreDelay(distance))]),
      caption: formatMessage(articleMessages.rulerCaption, {
        speed: fibreSpeed,
        distance: 1000,
        delay: fibreDelay(1000),
      }),
    },
  };
}
