import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildPath } from '@tern/domain';
import type { FrontTables } from './frontTables.ts';
import type { PageRecord } from './renderPages.ts';

/** `front.json`: the tables of decisions, and the headers of every file. */
export interface FrontFile extends FrontTables {
  /** Sets of headers, which many pages share. */
  readonly headers: readonly Readonly<Record<string, string>>[];
  /** By file: the index of its headers. */
  readonly files: Readonly<Record<string, number>>;
}

/** Slashes in a row that a rule of its own makes one of. */
const slashes = [4, 3, 2];

/**
 * Permanent redirects of other spellings and of `/en`, in the format of `_redirects` that static hosts read. What a
 * rule takes over from the address stands behind the site's own origin: it might begin with a slash.
 */
export function redirectLines({ pages, languages, defaultLanguage }: FrontTables, origin: string): string[] {
  const moved = Object.entries(pages).filter(([path, { served }]) => path !== served.toLowerCase());
  const forms = (['desktop', 'mobile'] as const).flatMap((variant) =>
    languages.map((language) => ({ language, variant })),
  );
  const english = `/${defaultLanguage}`;
  return [
    ...forms.flatMap((form) =>
      moved.flatMap(([path, { served }]) => {
        const [from, to] = [path, served].map((each) => buildPath({ ...form, path: each }));
        return form.language === defaultLanguage
          ? [`${from} ${to}`, `${english}${from} ${to}`]
          : [`${from} ${to}`];
      }),
    ),
    `${english} /`,
    `${english}/m /m/home`,
    ...slashes.map((count) => `${english}${'/'.repeat(count)}* ${origin}/:splat`),
    `${english}/* ${origin}/:splat`,
  ].map((line) => `${line} 301`);
}

/** Writes what a front needs beside the pages. */
export function writeFront(
  folder: string,
  tables: FrontTables,
  { records, origin }: { records: readonly PageRecord[]; origin: string },
): FrontFile {
  const sets = new Map<string, number>();
  const files: Record<string, number> = {};
  for (const { file, headers } of records) {
    const text = JSON.stringify({ ...headers, 'cache-control': 'no-cache' });
    const index = sets.get(text) ?? sets.size;
    sets.set(text, index);
    files[file] = index;
  }
  const front: FrontFile = {
    ...tables,
    headers: [...sets.keys()].map((text) => JSON.parse(text) as Record<string, string>),
    files,
  };
  writeFileSync(join(folder, 'front.json'), JSON.stringify(front));
  writeFileSync(join(folder, '_redirects'), `${redirectLines(tables, origin).join('\n')}\n`);
  return front;
}
