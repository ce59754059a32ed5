import { languages } from '@tern/i18n';
import { readCatalogue } from '@tern/i18n/node';
import { describe, expect, it } from 'vitest';

/** Pages of one kind, by the beginning of their namespaces. */
const families = {
  games: /^gaming(?!Index)[A-Z]/,
  sports: /^liveSports(?!Index)[A-Z]/,
  music: /^music(?!Index)[A-Z]/,
  networks: /^socialMedia(?!Index)[A-Z]/,
  tools: /^tools(?!Index)[A-Z]/,
  streaming: /^streaming[A-Z]/,
  countries: /^country(?!Page)[A-Z]/,
  downloads: /^download(?!Page|List)[A-Z]/,
  televisions: /^tv[A-Z]/,
  consoles: /^host[A-Z]/,
};

/** Sentences of each page of a family, with their numbers and placeholders as they are. */
function pagesOf(catalogue: Readonly<Record<string, string>>, family: RegExp): Map<string, string[]> {
  const pages = new Map<string, string[]>();
  for (const [id, text] of Object.entries(catalogue)) {
    const namespace = id.slice(0, id.indexOf('.'));
    if (!family.test(namespace)) continue;
    const sentences = text.split(/(?<=[.?!:])\s+|(?<=[。？！])/).filter((sentence) => sentence.length > 3);
    pages.set(namespace, [...(pages.get(namespace) ?? []), ...sentences]);
  }
  return pages;
}

describe.each(languages)('%s', (language) => {
  const catalogue = readCatalogue(language);

  it.each(Object.entries(families))(
    'the pages about %s share at most half of their sentences',
    (_name, family) => {
      const pages = [...pagesOf(catalogue, family)];
      expect(pages.length).toBeGreaterThan(2);
      const alike: string[] = [];
      for (const [name, sentences] of pages) {
        for (const [other, theirs] of pages) {
          if (name === other) continue;
          const shared = sentences.filter((sentence) => theirs.includes(sentence)).length;
          if (shared > sentences.length / 2)
            alike.push(`${name} and ${other}: ${shared} of ${sentences.length}`);
        }
      }
      expect(alike).toEqual([]);
    },
  );
});
