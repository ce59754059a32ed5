import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { allPages, allRoutes, campaignPlaces, dayMs, languages, socialPicturePath } from '@tern/domain';
import type { CampaignData, PublicData } from '@tern/site/renderer';
import { build, type Plugin } from 'vite';
import { createContentCache } from '../src/cache/contentCache.ts';
import { encodeBody } from '../src/node/encodeBody.ts';
import { loadRenderer } from '../src/node/loadRenderer.ts';
import { createPictures } from '../src/node/pictures/pictures.ts';

/**
 * Builds the edge for workerd into `dist/workerd`: the worker with the site's server build, and its files. The site
 * must be built. `--pictures` also draws every picture of a link preview, which takes minutes.
 */
const { values: options } = parseArgs({ options: { pictures: { type: 'boolean', default: false } } });
const root = resolve(import.meta.dirname, '..');
const siteDist = resolve(root, '../site/dist');
const client = join(siteDist, 'client');
const out = join(root, 'dist/workerd');
const assets = join(out, 'assets');

const write = (pathname: string, body: Uint8Array) => {
  const path = join(assets, pathname);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, body);
};

async function publish(pathname: string, text: string): Promise<void> {
  const { identity, br, gzip } = await encodeBody(text);
  write(pathname, identity);
  write(`${pathname}.br`, br);
  write(`${pathname}.gz`, gzip);
}

/** The stylesheets below the fold are made while pages are rendered, and one isolate knows nothing of another. */
async function writeSheetsBelowFolds(): Promise<void> {
  const renderer = await loadRenderer(siteDist, publish);
  const bare: PublicData = {
    currency: 'USD',
    plans: {},
    methods: [],
    campaign: null,
    trial: null,
    testMode: false,
  };
  const campaign: CampaignData = {
    name: 'easter',
    theme: 'easter',
    timeZone: 'UTC',
    planIds: ['12m'],
    places: campaignPlaces,
    words: {},
    startsAt: 0,
    endsAt: Date.now() + dayMs,
  };
  for (const { path } of allRoutes().filter(({ fold }) => fold)) {
    for (const language of languages) {
      for (const variant of ['desktop', 'mobile'] as const) {
        for (const data of [bare, { ...bare, campaign }] as PublicData[]) {
          for (const blocked of [false, true]) {
            await renderer.render({
              language,
              variant,
              path,
              data,
              blocked,
              origin: 'https://a',
              now: Date.now(),
            });
          }
        }
      }
    }
  }
}

async function drawPictures(): Promise<void> {
  const { words } = await loadRenderer(siteDist, async () => {});
  const pictures = createPictures({ words, cache: createContentCache({ now: Date.now }), maxAge: 0 });
  for (const { route, params } of allPages()) {
    for (const language of languages) {
      const target = socialPicturePath(route, params, language);
      if (existsSync(join(assets, target))) continue;
      const edgeRequest = { method: 'GET', target, headers: {}, country: () => null };
      const picture = await pictures.respond(edgeRequest, target);
      if (picture?.body) write(target, picture.body as Uint8Array);
    }
  }
}

const textOf = (file: string) => readFileSync(join(client, file), 'utf8');

/** The bundle's beginning: a worker of the site's build. */
function workerEntry(): Plugin {
  const name = 'virtual:worker';
  return {
    name: 'tern:worker',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined;
      const sheets = Object.fromEntries(
        globSync('assets/*.css', { cwd: client }).map((file) => [file.split(sep).join('/'), textOf(file)]),
      );
      const files = globSync('**/*.*', { cwd: assets }).map((file) => `/${file.split(sep).join('/')}`);
      return `import { createWorker } from ${JSON.stringify(join(root, 'src/workerd/createWorker.ts'))};
        import * as site from ${JSON.stringify(join(siteDist, 'server/entry-server.js'))};
        const worker = createWorker({
          site,
          scriptChunks: ${textOf('.vite/manifest.json')},
          styleChunks: ${textOf('.vite/styles.json')},
          sheets: ${JSON.stringify(sheets)},
          files: ${JSON.stringify(files)},
        });
        export { worker };`;
    },
    // A worker has no address of its own to resolve names from; the names are Node's own modules.
    transform: (code) =>
      code.includes('createRequire(import.meta.url)')
        ? code.replaceAll('createRequire(import.meta.url)', "createRequire('/worker.js')")
        : undefined,
  };
}

if (!existsSync(join(siteDist, 'fingerprint'))) {
  console.error('The site is not built: run "pnpm build" first.');
  process.exit(1);
}
rmSync(out, { recursive: true, force: true });
cpSync(client, assets, { recursive: true, filter: (path) => !path.includes(`${sep}.vite`) });
await writeSheetsBelowFolds();
if (options.pictures) await drawPictures();
await build({
  root,
  configFile: false,
  logLevel: 'warn',
  plugins: [workerEntry()],
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: true,
    outDir: join(out, 'worker'),
    emptyOutDir: true,
    copyPublicDir: false,
    minify: true,
    target: 'es2023',
    rolldownOptions: { input: { main: 'virtual:worker' }, output: { entryFileNames: '[name].js' } },
  },
});
// Parts of the bundle import from each other, and every export of a worker's first module must be an entry point.
writeFileSync(join(out, 'worker/worker.js'), "export { worker as 'default' } from './main.js';\n");
