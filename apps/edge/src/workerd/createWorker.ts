import { AsyncLocalStorage } from 'node:async_hooks';
import { parseArticlePicturePath, parseVendorScript, routeById, socialPicturePath } from '@tern/domain';
import { createContentCache } from '../cache/contentCache.ts';
import type { RenderQueue } from '../cache/renderQueue.ts';
import { createRenderer, type SiteBuild } from '../engine/createRenderer.ts';
import { composeHandler, type EdgeHandler } from '../handler/composeHandler.ts';
import { respondWithPicture } from '../handler/Pictures.ts';
import type { Outside } from '../http/Outside.ts';
import { readText } from '../http/readText.ts';
import { encodeWith } from '../node/encodeBody.ts';
import { createArticleSource } from '../sources/articleSource.ts';
import { createTextSource } from '../sources/textSource.ts';
import { type AssetStore, createAssets } from './createAssets.ts';
import { fetchService } from './fetchService.ts';

/** Settings and stores of a worker. */
export interface WorkerEnvironment {
  ASSETS: AssetStore;
  /** Scheme and host of the service. */
  SERVICE_ORIGIN: string;
  /** Scheme and host that canonical links name. */
  PUBLIC_ORIGIN: string;
  /** Origins of a vendor's bot check, with spaces between. */
  BOT_CHECK_HOSTS?: string;
  /** Scripts of vendors, `https://cdn.vendor.example/tag.js connect=https://in.vendor.example; …`. */
  VENDOR_SCRIPTS?: string;
  /** Scheme and host that visitors of some pages are sent to once per session. */
  PAYMENT_SERVICES_ORIGIN?: string;
}

interface RequestContext {
  waitUntil(work: Promise<unknown>): void;
}

/** The site's build as the bundle of a worker holds it. */
export interface WorkerBuild extends Pick<SiteBuild, 'site' | 'scriptChunks' | 'styleChunks'> {
  readonly sheets: Readonly<Record<string, string>>;
  /** Addresses of the files in the store. */
  readonly files: readonly string[];
}

/** ms between two looks at what the service's data is a version of. */
const changesEvery = 1000;
/** Bytes of pages an isolate holds. */
const maxBytes = 32 * 1024 * 1024;

/** The platform bounds the load of an isolate; and a task begun for one request would end with another. */
const unqueued: RenderQueue = {
  run: (task) => task(),
  stats: () => ({ running: 0, waiting: 0, done: 0, milliseconds: 0, refused: 0 }),
};

/** The time of the processor is counted here, so pages are compressed less than on Node. */
const encode = encodeWith({ brotli: 5, gzip: 6 });

/** Countries the platform names when it knows none: unknown, and the Tor network. */
const unknownCountries = new Set(['XX', 'T1']);

/** Bytes of a body that are read though nothing takes it. */
const maxUnwanted = 64 * 1024;
/** A connection with a body that nobody has read is of no use to the next request: the engine resets it. */
async function readRest({ body, bodyUsed }: Request): Promise<void> {
  if (body && !bodyUsed) await readText(body as unknown as AsyncIterable<Uint8Array>, maxUnwanted);
}

/** The other hosts that are set. An entry that is wrong ends the worker: a page without it would not be what was asked for. */
function outsideOf({ VENDOR_SCRIPTS = '', PAYMENT_SERVICES_ORIGIN }: WorkerEnvironment): Outside {
  const entries = VENDOR_SCRIPTS.split(';')
    .map((entry) => entry.trim())
    .filter(Boolean);
  const vendors = entries.map((entry) => {
    const vendor = parseVendorScript(entry);
    if (!vendor) throw new Error(`VENDOR_SCRIPTS has an entry that is none: ${entry}`);
    return vendor;
  });
  return { vendors, paymentServices: PAYMENT_SERVICES_ORIGIN?.replace(/\/+$/, '') || undefined };
}

/** The edge as a worker: its files in a store of the platform, its pages rendered in the isolate. */
export function createWorker(build: WorkerBuild) {
  // Promises that requests share must not end with the request that began them.
  const running = new AsyncLocalStorage<RequestContext>();

  function compose(environment: WorkerEnvironment): EdgeHandler {
    const files = createAssets({ store: environment.ASSETS, names: new Set(build.files), encode });
    const renderer = createRenderer({
      ...build,
      sheet(file) {
        const text = build.sheets[file];
        if (text === undefined) throw new Error(`The build has no stylesheet ${file}`);
        return text;
      },
      publish: files.add,
    });
    const articles = createArticleSource({ origin: () => environment.SERVICE_ORIGIN, now: Date.now });
    return composeHandler({
      files,
      renderer,
      articles,
      texts: createTextSource({ origin: () => environment.SERVICE_ORIGIN, now: Date.now }),
      cache: createContentCache({
        maxBytes,
        now: Date.now,
        background: (work) => running.getStore()?.waitUntil(work),
      }),
      encode,
      queue: unqueued,
      // Drawn by the build: the rasteriser is a program of its own.
      pictures: {
        async respond(request, pathname) {
          // Articles may be newer than the build: theirs is the picture of the blog.
          const article = parseArticlePicturePath(pathname);
          const drawn = article ? socialPicturePath(routeById('blog'), {}, article.language) : pathname;
          const picture = await files.load?.(drawn);
          return picture ? respondWithPicture(request, picture) : null;
        },
      },
      service: fetchService(environment.SERVICE_ORIGIN),
      serviceOrigin: () => environment.SERVICE_ORIGIN,
      isClosing: () => false,
      publicOrigin: environment.PUBLIC_ORIGIN,
      testMode: false,
      outside: outsideOf(environment),
      botCheckHosts: environment.BOT_CHECK_HOSTS?.split(/\s+/).filter(Boolean) ?? [],
      htmlMaxAge: 60_000,
      built: true,
      now: Date.now,
      onError: (error) => console.error(error instanceof Error ? error.message : String(error)),
    });
  }

  let handler: EdgeHandler | undefined;
  let lookedAt = 0;
  return {
    async fetch(
      request: Request,
      environment: WorkerEnvironment,
      context: RequestContext,
    ): Promise<Response> {
      handler ??= compose(environment);
      const { cf } = request as Request & { cf?: { country?: string } };
      const country = cf?.country && !unknownCountries.has(cf.country) ? cf.country : null;
      const address = request.headers.get('cf-connecting-ip');
      const { handle } = handler;
      const response = running.run(context, async () => {
        const made = await handle(request, { address, country });
        await readRest(request);
        return made;
      });
      context.waitUntil(response.catch(() => {}));
      // An isolate that nobody asks has no time of its own to look at what changed.
      if (Date.now() - lookedAt > changesEvery) {
        lookedAt = Date.now();
        context.waitUntil(running.run(context, handler.checkChanges));
      }
      return response;
    },
  };
}
