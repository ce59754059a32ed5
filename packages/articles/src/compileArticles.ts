import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@tern/domain';
import { checkLinks, type Targets } from './checkLinks.ts';
import type { CompiledArticles } from './compiledArticles.ts';
import type { Picture } from './pictures.ts';
import { type ReadArticle, readArticle } from './readArticle.ts';
import { readTaxonomy, type Taxonomy } from './taxonomy.ts';

export interface Compilation {
  compiled: CompiledArticles;
  /** The pictures that articles show, to be written below `pictureFolder`. */
  pictures: Picture[];
  /** A sentence for everything that is wrong; each begins with its file. Nothing that has one may be published. */
  problems: string[];
}

const taxonomyFile = 'taxonomy.yaml';

function termProblems({ article }: ReadArticle, taxonomy: Taxonomy): string[] {
  const problems: string[] = [];
  if (!taxonomy.categories[article.category]) problems.push(`the category ${article.category} is unknown`);
  for (const tag of article.tags) if (!taxonomy.tags[tag]) problems.push(`the tag ${tag} is unknown`);
  return problems.map((problem) => `${article.id}/en.md: ${problem}: ${taxonomyFile} has those there are`);
}

function relatedProblems({ article }: ReadArticle, keys: ReadonlySet<string>): string[] {
  return article.related.flatMap((key) => {
    if (key === article.unikey) return [`${article.id}/en.md: it is related to itself`];
    return keys.has(key) ? [] : [`${article.id}/en.md: the related article ${key} is not there`];
  });
}

function linkProblems(read: ReadArticle, targets: Targets): string[] {
  return [...read.texts].flatMap(([language, text]) =>
    checkLinks(text, targets).map((problem) => `${read.article.id}/${language}.md:${problem}`),
  );
}

/** Reads and checks the folder of articles: `<unikey>/<language>.md` and `taxonomy.yaml`. */
export function compileArticles(folder: string): Compilation {
  const file = join(folder, taxonomyFile);
  const { taxonomy, problems: wrong } = existsSync(file)
    ? readTaxonomy(readFileSync(file, 'utf8'))
    : readTaxonomy('{ categories: {}, tags: {} }');
  const problems = wrong.map((problem) => `${taxonomyFile}: ${problem}`);
  const reads: ReadArticle[] = [];
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  for (const entry of entries
    // A folder with pictures alone is an article to come.
    .filter(
      (each) =>
        each.isDirectory() && readdirSync(join(folder, each.name)).some((file) => file.endsWith('.md')),
    )
    .sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const { read, problems: found } = readArticle(join(folder, entry.name), entry.name);
    problems.push(...found);
    if (read) reads.push(read);
  }
  const targets: Targets = {
    anchors: new Map(
      reads.map(({ article }) => [
        article.unikey,
        new Set(Object.values(article.texts).flatMap(({ headings }) => headings.map(({ id }) => id))),
      ]),
    ),
    categories: new Set(reads.map(({ article }) => article.category)),
    tags: new Set(reads.flatMap(({ article }) => article.tags)),
  };
  const keys = new Set(targets.anchors.keys());
  for (const read of reads)
    problems.push(
      ...termProblems(read, taxonomy),
      ...relatedProblems(read, keys),
      ...linkProblems(read, targets),
    );
  return {
    compiled: { articles: reads.map(({ article }) => article), taxonomy },
    pictures: reads.flatMap(({ pictures }) => pictures),
    problems,
  };
}

/** Texts of articles and names of categories and tags that are not there in every language of the site. */
export function missingTranslations({ articles, taxonomy }: CompiledArticles): string[] {
  const texts = articles.flatMap(({ id, texts: has }) =>
    languages.filter((language) => !has[language]).map((language) => `${id}/${language}.md`),
  );
  const names = [taxonomy.categories, taxonomy.tags].flatMap((terms) =>
    Object.entries(terms).flatMap(([id, name]) =>
      languages
        .filter((language) => !name[language])
        .map((language) => `${taxonomyFile}: ${id} in ${language}`),
    ),
  );
  return [...texts, ...names];
}
