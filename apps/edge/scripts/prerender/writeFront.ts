import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FrontTables } from './frontTables.ts';
import type { PageRecord } from './renderPages.ts';

/** `front.json`: the tables of decisions, and the headers of every file. */
export interface FrontFile extends FrontTables {
  /** Sets of headers, which many pages share. */
  readonly headers: readonly Readonly<Record<string, string>>[];
  /** By file: the index of its headers. */
  readonly files: Readonly<Record<string, number>>;
}

/** Permanent redirects of other spellings and of `/en`, in the format of `_redirects` that static hosts read. */
function redirectLines({ pages, languages, defaultLanguage }: FrontTables): string[] {
  const prefixes = languages.flatMap((language) =>
    ['', '/m'].map((variant) => ({
      from: `${language === defaultLanguage ? '' : `/${language}`}${variant}`,
    })),
  );
  const moved = Object.entries(pages).filter(([path, { served }]) => path !== served.toLowerCase());
  return [
    ...prefixes.flatMap(({ from }) =>
      moved.map(([path, { served }]) => `${from}${path} ${from}${served} 301`),
    ),
    `/${defaultLanguage}/* /:splat 301`,
  ];
}

/** Writes what a front needs beside the pages. */
export function writeFront(folder: string, tables: FrontTables, records: readonly PageRecord[]): FrontFile {
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
  writeFileSync(join(folder, '_redirects'), `${redirectLines(tables).join('\n')}\n`);
  return front;
}
