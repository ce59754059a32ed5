import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Renderer, RenderInput } from '@tern/site/renderer';
import { hashSource } from './headers.ts';

export interface RenderedPage {
  status: number;
  html: string;
  styleHashes: string[];
}

interface ManifestChunk {
  file: string;
  css?: string[];
  assets?: string[];
  imports?: string[];
  isEntry?: boolean;
}
type Manifest = Record<string, ManifestChunk>;

/** Loads the site's build: the renderer, and which stylesheets and chunks each page needs. */
export async function loadRenderer(
  siteDist: string,
): Promise<{ render(input: RenderInput): Promise<RenderedPage> }> {
  const manifestPath = join(siteDist, 'client/.vite/manifest.json');
  if (!existsSync(manifestPath))
    throw new Error(`There is no site build in ${siteDist}. Run "pnpm build" first.`);
  const manifest = JSON.parse(readFileSync(manifestPath, 'utf8')) as Manifest;
  const { renderPage } = (await import(
    pathToFileURL(join(siteDist, 'server/entry-server.js')).href
  )) as Renderer;

  const chunksOf = (key: string, seen = new Set<string>()): string[] => {
    if (seen.has(key) || !manifest[key]) return [];
    seen.add(key);
    return [...(manifest[key].imports ?? []).flatMap((imported) => chunksOf(imported, seen)), key];
  };

  const sheets = new Map<string, string>();
  /** The finished style text of a page in a form: everything the page needs, in import order, nothing else. */
  const styleOf = (entries: readonly string[], form: 'desktop' | 'mobile') => {
    const cacheKey = `${form} ${entries.join(' ')}`;
    let style = sheets.get(cacheKey);
    if (style === undefined) {
      const seen = new Set<string>();
      const files = entries
        .flatMap((entry) => chunksOf(entry, seen))
        .flatMap((key) => manifest[key]?.css ?? []);
      style = [...new Set(files)]
        .map((file) => join(siteDist, 'client', form === 'mobile' ? file.replace(/\.css$/, '.m.css') : file))
        .map((file) => readFileSync(file, 'utf8').trim())
        .join('\n');
      sheets.set(cacheKey, style);
    }
    return style;
  };

  const files = (pattern: RegExp) =>
    Object.values(manifest)
      .flatMap((chunk) => [...(chunk.assets ?? []), chunk.file])
      .find((file) => pattern.test(file));

  return {
    async render(input) {
      const page = await renderPage(input);
      const entry = page.boot === 'static' ? 'src/boot/static.ts' : 'src/entry-client.tsx';
      const style = styleOf(
        page.boot === 'static'
          ? ['src/app/staticFrame.ts', page.module]
          : ['src/entry-client.tsx', page.module],
        input.form,
      );
      const scripts =
        page.boot === 'static' ? chunksOf(entry) : [...chunksOf(entry), ...chunksOf(page.module)];
      const script = manifest[entry]?.file;
      if (!script) throw new Error(`The client build has no ${entry}`);
      const fonts = page.fonts.map((name) => files(new RegExp(name))).filter((file) => file !== undefined);
      const modulePreloads =
        page.boot === 'static'
          ? ''
          : [...new Set(scripts.map((key) => manifest[key]?.file))]
              .filter((file) => file && file !== script)
              .map((file) => `<link rel="modulepreload" href="/${file}">`)
              .join('');
      const html = `<!doctype html><html ${page.htmlAttributes}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${fonts
        .map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`)
        .join(
          '',
        )}<style>${style}</style>${page.head}<link rel="icon" href="/favicon.svg" type="image/svg+xml">${modulePreloads}<script type="module" src="/${script}"></script></head><body><div id="root">${page.body}</div>${
        page.data ? `<script type="application/json" id="data">${page.data}</script>` : ''
      }</body></html>`;
      return {
        status: page.status,
        html,
        styleHashes: [hashSource(style)],
      };
    },
  };
}
