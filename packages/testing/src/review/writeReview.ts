import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { build } from 'vite';
import { type Mode, modes } from '../../../../.storybook/modes.ts';
import type { Extent } from '../comparePictures.ts';
import { changedSources, readGraph, tokenValues } from './changes.ts';
import { type Difference, keyOf, Rejections, readDifferences } from './differences.ts';
import { type Cause, type Examined, groupPictures } from './groupPictures.ts';

/** A picture as the page shows it. Its files are `<key>-expected.png`, `-actual.png` and `-diff.png`. */
export interface ReviewPicture extends Difference, Examined {
  key: string;
  extent: Extent;
  /** `Primary` */
  story: string;
  note?: string;
  /** The toolbar of the workbench in its mode. */
  globals: string;
  /** The page of the handbook about its part. */
  guide?: string;
}

export interface ReviewData {
  groups: { causes: Cause[]; pictures: ReviewPicture[] }[];
}

const root = resolve(import.meta.dirname, '../../../..');
const require = createRequire(import.meta.url);

type Index = { entries: Record<string, { id: string; title: string; type: string; importPath: string }> };

async function examine(
  folder: string,
  of: Difference,
  { entries }: Index,
  rejections: Rejections,
): Promise<ReviewPicture> {
  const key = keyOf(of);
  const [isOld, isThere] = ['expected', 'actual'].map((kind) =>
    existsSync(join(folder, `${key}-${kind}.png`)),
  );
  const { width, height } = await sharp(
    join(folder, `${key}-${isThere ? 'actual' : 'expected'}.png`),
  ).metadata();
  const { title, importPath } = entries[of.id] ?? {};
  const whole = {
    width,
    height,
    pixels: 0,
    box: [0, 0, width, height],
    spot: [width / 2, height / 2],
    colours: [],
    steps: [],
  } as const;
  return {
    ...of,
    extent: of.extent ?? whole,
    key,
    part: of.name.split(': ')[0]?.split('/').at(-1) ?? of.name,
    story: of.name.split(': ')[1] ?? '',
    kind: isOld ? (isThere ? 'changed' : 'gone') : 'new',
    storyFile: importPath?.replace(/^\.\//, ''),
    note: await rejections.read(of),
    guide: Object.values(entries).find((entry) => entry.type === 'docs' && entry.title === title)?.id,
    globals: toolbarOf(of.mode),
  };
}

/** `language:ar;theme:dark`, as the address of the workbench has it. */
function toolbarOf(mode: string): string {
  const { globals }: Partial<Mode> = (modes as Record<string, Mode>)[mode] ?? {};
  return Object.entries(globals ?? {})
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
}

/** Makes a folder of differences a page that shows them: `index.html`, which opens without a server too. */
export async function writeReview(
  folder: string,
  { storybook, rejected }: { storybook: string; rejected: string },
): Promise<ReviewData> {
  const index = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')) as Index;
  const rejections = new Rejections(rejected);
  const pictures: ReviewPicture[] = [];
  for (const each of readDifferences(folder)) pictures.push(await examine(folder, each, index, rejections));
  const codes = new Map<string, string>();
  const codeOf = (file: string) => {
    const path = join(root, file);
    if (!codes.has(file)) codes.set(file, existsSync(path) ? readFileSync(path, 'utf8') : '');
    return codes.get(file) as string;
  };
  const tokens = readFileSync(join(root, 'tokens/tokens.json'), 'utf8');
  // Where nothing is known of the sources, differences are grouped by their looks.
  const sources = changedSources(root, tokens) ?? { tokens: [], files: [] };
  const data: ReviewData = { groups: groupPictures(pictures, sources, readGraph(storybook), codeOf) };
  // The page does not need them, and they are most of it.
  const withoutSteps = (name: string, value: unknown) => (name === 'steps' ? undefined : value);
  mkdirSync(folder, { recursive: true });
  const page = (name: string) => readFileSync(join(import.meta.dirname, 'page', name), 'utf8');
  const font = require.resolve('@fontsource-variable/geologica/files/geologica-latin-shrp-normal.woff2', {
    paths: [join(root, 'tokens')],
  });
  copyFileSync(font, join(folder, 'font.woff2'));
  writeFileSync(join(folder, 'data.js'), `const data = ${JSON.stringify(data, withoutSteps)};`);
  // One classic script: a browser loads no modules from a folder.
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      lib: {
        entry: join(import.meta.dirname, 'page/review.ts'),
        formats: ['iife'],
        name: 'review',
        fileName: () => 'review.js',
      },
    },
  });
  const html = page('review.html').replaceAll(/--(light|dark): 0;/g, (_, theme: string) =>
    roles(tokens, theme),
  );
  writeFileSync(join(folder, 'index.html'), html);
  return data;
}

/** The colours of a theme as custom properties: `--action: #d63626;`. */
function roles(tokens: string, theme: string): string {
  const values = tokenValues(JSON.parse(tokens));
  return [...values]
    .filter(([name]) => name.startsWith(`color.${theme}.`))
    .map(([name, value]) => `--${name.split('.')[2]}: ${values.get(value.slice(1, -1)) ?? value};`)
    .join(' ');
}
