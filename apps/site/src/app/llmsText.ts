import {
  type ArticleSummary,
  articleUrl,
  brand,
  canonicalUrl,
  defaultLanguage,
  languages,
  listedPages,
} from '@tern/domain';
import { navigationMessages } from '@tern/patterns';
import type { IntlShape } from 'react-intl';
import { llmsMessages } from '../content/llms.messages.ts';
import { headMessage } from './headMessage.ts';
import type { TrialData } from './publicData.ts';
import { titleValues } from './titleValues.ts';

/**
 * The site in the format of llmstxt.org: what it is, its main pages and articles with one line each, and under
 * `Optional` the single pages of families. `intl` is of the default language.
 */
export function llmsText(
  intl: IntlShape,
  origin: string,
  trial: TrialData | null,
  articles: readonly ArticleSummary[] = [],
): string {
  const listed = listedPages({ trial: trial !== null });
  const line = ({ route, params }: (typeof listed)[number]) =>
    `- [${headMessage(intl, route, params, 'title', trial)}](${canonicalUrl({
      route,
      params,
      language: defaultLanguage,
      origin,
    })}): ${headMessage(intl, route, params, 'description', trial)}`;
  const isMain = ({ params }: (typeof listed)[number]) => Object.keys(params).length === 0;
  const others = languages.filter((language) => language !== defaultLanguage);
  return [
    `# ${brand.name}`,
    '',
    `> ${intl.formatMessage(llmsMessages.about, titleValues(defaultLanguage))}`,
    '',
    intl.formatMessage(llmsMessages.languages, { codes: intl.formatList(others, { type: 'conjunction' }) }),
    '',
    `## ${intl.formatMessage(llmsMessages.pages)}`,
    '',
    ...listed.filter(isMain).map(line),
    '',
    ...(articles.length > 0 ? [`## ${intl.formatMessage(navigationMessages.blog)}`, ''] : []),
    ...articles.map(
      (article) => `- [${article.title}](${articleUrl(article, origin)}): ${article.description}`,
    ),
    ...(articles.length > 0 ? [''] : []),
    // The name the format gives to what may be skipped.
    '## Optional',
    '',
    ...listed.filter((page) => !isMain(page)).map(line),
    '',
  ].join('\n');
}
