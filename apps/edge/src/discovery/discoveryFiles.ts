import { languages } from '@tern/domain';
import type { SiteWords, TrialData } from '@tern/site/renderer';
import type { MadeFile } from './madeFiles.ts';
import { robotsTxt } from './robotsTxt.ts';
import { securityTxt } from './securityTxt.ts';
import { sitemapIndex, sitemapOf, sitemapPath } from './sitemap.ts';
import { speculationRules } from './speculationRules.ts';
import { webManifest } from './webManifest.ts';

const xml = 'application/xml; charset=utf-8';
const text = 'text/plain; charset=utf-8';

/** Files that search engines, assistants and browsers request besides the pages, by address. */
export function discoveryFiles(options: {
  /** Scheme and host that canonical links name. */
  origin: string;
  words: () => Promise<Pick<SiteWords, 'describePage' | 'llmsText'>>;
  /** The free trial that is sold. */
  trial: () => Promise<TrialData | null>;
}): Record<string, MadeFile> {
  const { origin, words, trial } = options;
  return {
    '/robots.txt': { type: text, make: () => robotsTxt(origin) },
    '/.well-known/security.txt': { type: text, make: () => securityTxt(origin, Date.now()) },
    '/sitemap.xml': { type: xml, make: () => sitemapIndex(origin) },
    ...Object.fromEntries(
      languages.map((language) => [
        sitemapPath(language),
        { type: xml, make: async () => sitemapOf(language, origin, { trial: (await trial()) !== null }) },
      ]),
    ),
    '/llms.txt': { type: text, make: async () => (await words()).llmsText(origin, await trial()) },
    '/manifest.webmanifest': {
      type: 'application/manifest+json; charset=utf-8',
      make: async () => webManifest((await (await words()).describePage('en', '/'))?.description ?? ''),
    },
    '/speculation-rules.json': { type: 'application/speculationrules+json', make: speculationRules },
  };
}
