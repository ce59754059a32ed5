import {
  baseCurrency,
  consentRegionOf,
  fillPath,
  findNamedPlan,
  mayMeasure,
  namesTrial,
  parsePartnerClick,
  readConsent,
  routeById,
  trialPlanId,
} from '@tern/domain';
import type { RunData } from '@tern/site/renderer';
import type { ContentCache } from '../cache/contentCache.ts';
import { checkoutPath, keyName, type PageKey } from '../cache/pageKey.ts';
import { BusyError, type RenderQueue } from '../cache/renderQueue.ts';
import { parseSharedKey, type SharedKey, sharedContent, sharedKeyHeader } from '../cache/sharedKey.ts';
import { createFrames, noFrames } from '../dictionary/createFrames.ts';
import type { CompressWith } from '../dictionary/Dictionary.ts';
import type { Content } from '../http/Content.ts';
import {
  type EdgeRequest,
  type EdgeResponse,
  plainResponse,
  redirectTo,
  respondWith,
} from '../http/respond.ts';
import { type ExperimentSource, noExperiments, type VisitArm } from '../sources/experimentSource.ts';
import { createPageContent, type PageContentOptions, type Reply } from './pageContent.ts';
import { decidedVisit, type PageRequest, rememberPageRequests } from './pageRequest.ts';
import { type KeyFacts, keyOf, nameOf } from './requestKey.ts';
import { createVisitorHeaders } from './visitorHeaders.ts';

export interface Pages {
  /** A page or a redirect that needs no waiting: nearly every request. Null when there is more to do. */
  cached(request: EdgeRequest): EdgeResponse | null;
  respond(request: EdgeRequest): Promise<EdgeResponse>;
  /** The page of a request as it responds to this visitor's form, or the redirect of one that asks in its address. */
  reply(request: EdgeRequest, reply: Reply): Promise<EdgeResponse>;
  /** The file of a frame that pages are compressed against. */
  frame(pathname: string): Content | undefined;
  /** Whether the home page can be shown. */
  health(): Promise<boolean>;
}

export interface PagesOptions extends PageContentOptions {
  cache: ContentCache;
  queue: RenderQueue;
  /** A visit has come through the link of a partner of the operator's own: the mark it brought. */
  onPartnerVisit?: (request: EdgeRequest, click: string) => void;
  /** Absent where the engine cannot compress against a dictionary. */
  compress?: CompressWith | undefined;
  /** ms until a page is rendered again; 0 renders every page anew. */
  maxAge: number;
}

const blogStart = routeById('blog').path;

const homeKey: PageKey = {
  language: 'en',
  variant: 'desktop',
  path: '/',
  currency: baseCurrency,
  blocked: false,
};

/**
 * The pages that a frame is made of: the one of unknown addresses has only what all pages share, the downloads have one of
 * nearly every part that pages are composed of, and the home page has parts of its own that people come back to.
 */
const framePaths = ['/', fillPath(routeById('download').path, {}), null];

type Judges = Pick<PagesOptions, 'publicData' | 'blog' | 'now'>;

/**
 * The path of the page a request gets: an address with a plan is that of the plan it names, and of the page of all
 * unknown ones where it names none. Without a price list nothing can be judged, and all plans share one page.
 */
function judgedPath(wanted: PageRequest, { publicData, blog }: Judges): string | null {
  if (wanted.blog) return blogPath(wanted, blog.judge(wanted.blog));
  // An issue of the newsletter has a page once it was sent.
  if (wanted.issue !== null) return publicData.issues()?.includes(wanted.issue) ? wanted.path : null;
  if (wanted.country !== null)
    return publicData.networkCountries()?.includes(wanted.country) ? wanted.path : null;
  if (wanted.plan === null) return wanted.path;
  const plans = publicData.plans();
  if (!plans) return checkoutPath(null);
  const plan = findNamedPlan(plans, wanted.plan);
  if (!plan) return null;
  const trialDays = namesTrial(wanted.plan) ? plan.trial_days : null;
  return checkoutPath(trialDays === null ? plan.id : trialPlanId(plan.id, trialDays));
}

/** The activity whose prices a page shows: one that runs now. A name that none has gives no page of its own. */
function judgedActivity({ activity }: PageRequest, { publicData, now }: Judges): string | null {
  const runs = activity === null ? undefined : publicData.knownRuns()?.find(isRun(activity, now()));
  return runs ? activity : null;
}
const isRun = (activity: string, now: number) => (run: RunData) =>
  run.kind === 'activity' && run.name === activity && run.startsAt <= now && now < run.endsAt;

const keyFactsOf = (wanted: PageRequest, judges: Judges): KeyFacts => ({
  activity: judgedActivity(wanted, judges),
  cards: wanted.sells ? judges.publicData.knownCards() : null,
});

/** Whether an address can be judged without asking the service. */
const isKnown = (wanted: PageRequest, { publicData, blog }: Judges): boolean =>
  (wanted.plan === null || publicData.plans() !== null) &&
  (!wanted.sells || publicData.knownCards() !== null) &&
  (wanted.issue === null || publicData.issues() !== null) &&
  (wanted.country === null || publicData.networkCountries() !== null) &&
  (wanted.activity === null || publicData.knownRuns() !== null) &&
  (wanted.blog === null || blog.judge(wanted.blog) !== null);

/** Asks the service what an address is judged by. */
async function learn(wanted: PageRequest, { publicData, blog }: Judges): Promise<void> {
  if (wanted.plan !== null || wanted.sells) await publicData.get(baseCurrency);
  if (wanted.issue !== null) await publicData.newsletter(wanted.language);
  if (wanted.country !== null) await publicData.network();
  if (wanted.activity !== null) await publicData.calendar();
  if (wanted.blog) await blog.learn();
}

/** Without an index nothing can be judged, and all these addresses share the page that says so. */
const blogPath = ({ path }: PageRequest, known: boolean | null): string | null =>
  known === null ? blogStart : known ? path : null;

/** Whether a visitor may be part of an experiment: as for every measurement, a signal decides, then the choice. */
const mayTakePart = ({ headers, country }: EdgeRequest): boolean =>
  mayMeasure({
    gpc: headers['sec-gpc'] === '1',
    dnt: headers.dnt === '1',
    choice: readConsent(String(headers.cookie ?? '')),
    region: consentRegionOf(country()),
  });

/** A request as it was read. */
interface Visit {
  wanted: PageRequest;
  /** By a cache in front. */
  decided: SharedKey | null;
  arm: VisitArm | null;
}

/** Whether a page is only fetched ahead: it has no visitor yet, and may never have one. */
const isAhead = ({ headers }: EdgeRequest): boolean =>
  String(headers['sec-purpose'] ?? '').includes('prefetch');

/** Refuses to send a page ahead: the browser asks again when its link is pressed. */
const notAhead = (): EdgeResponse => ({
  ...plainResponse(503, { 'cache-control': 'no-store' }),
  route: 'ahead',
});

/** Pages that are being rendered, with which nothing is rendered ahead any more. */
const renderedAhead = 2;

/** The mark of a partner that a visit brought. */
function partnerClickOf({ method }: EdgeRequest, { affiliates }: PageRequest): string | null {
  if (method !== 'GET') return null;
  return affiliates.find(({ value }) => value !== null && parsePartnerClick(value))?.value ?? null;
}

/** Reads requests. One that comes again is not read again. */
function createVisitReader(experiments: ExperimentSource): (request: EdgeRequest) => Visit {
  const remember = rememberPageRequests();

  /** A front that decides for its visitors has one page for all of them. */
  function armOf(request: EdgeRequest, { route, language, redirect }: PageRequest): VisitArm | null {
    if (redirect || !experiments.runsOn(route) || !mayTakePart(request)) return null;
    return experiments.armOf({ route, language, cookies: String(request.headers.cookie ?? '') });
  }

  return (request) => {
    const { target, headers } = request;
    const decided = parseSharedKey(headers[sharedKeyHeader]);
    const { cookie, userAgent } = decided
      ? decidedVisit(target)
      : { cookie: headers.cookie, userAgent: headers['user-agent'] };
    const wanted = remember(target, cookie as string | undefined, userAgent as string | undefined);
    return { wanted, decided, arm: decided ? null : armOf(request, wanted) };
  };
}

/** The pages of the site: what a request comes to, the page from the cache, and what this visitor is sent with it. */
export function createPages(options: PagesOptions): Pages {
  const { cache, queue, publicOrigin, maxAge, now, experiments = noExperiments } = options;
  const secure = publicOrigin.startsWith('https:');
  const make = createPageContent(options);
  const read = createVisitReader(experiments);
  const { cookiesFor, armCookie, clockHeader } = createVisitorHeaders({ secure, now });

  const keyFor = ({ wanted, decided, arm }: Visit, path: string | null, request: EdgeRequest): PageKey =>
    keyOf(wanted, path, request, decided, arm, keyFactsOf(wanted, options));

  const page = (key: PageKey): Promise<Content> =>
    cache.get(keyName(key), (before, order) => queue.run(() => make(key, before), order), maxAge);

  const frames =
    options.compress && maxAge > 0
      ? createFrames({
          makePages: (key) =>
            Promise.all(framePaths.map((path) => page({ ...key, path, currency: null, blocked: false }))),
          encode: options.encode,
          compress: options.compress,
          now,
        })
      : noFrames;

  /** Cookies and everything else that is this visitor's alone. */
  function respondTo(request: EdgeRequest, content: Content, { wanted, decided, arm }: Visit): EdgeResponse {
    const kept = cookiesFor(wanted);
    const own = arm?.isNew && content.status === 200 ? [...kept, armCookie(arm)] : kept;
    // A cookie says what its visitor has done or seen.
    if (own.length && isAhead(request)) return notAhead();
    const click = wanted.affiliates.length ? partnerClickOf(request, wanted) : null;
    if (click !== null) options.onPartnerVisit?.(request, click);
    // Without the server's clock: it would be that of another visitor.
    if (decided && wanted.shareable && !own.length) return respondWith(request, sharedContent(content));
    const more = ['vary', wanted.vary, 'server-timing', `${clockHeader()}, page;desc="${content.tag}"`];
    for (const cookie of own) more.push('set-cookie', cookie);
    const offer = frames.offer(request, wanted);
    if (offer !== undefined) more.push('link', offer);
    return respondWith(request, content, more, wanted.route, frames.pack(request, wanted, content));
  }

  function redirect(
    { wanted, decided }: Visit,
    { status, location, cacheable }: NonNullable<PageRequest['redirect']>,
  ) {
    const { headers } = redirectTo(status, location, {
      // The same for every visitor for whom the front decides like this.
      vary: decided && cacheable ? 'X-Tern-Key' : wanted.vary,
      'cache-control': cacheable ? 'public, max-age=3600' : 'private, no-cache',
    });
    const cookies = cookiesFor(wanted).flatMap((cookie) => ['set-cookie', cookie]);
    return { status, headers: [...headers, ...cookies], body: null, route: 'redirect' };
  }

  return {
    cached(request) {
      const visit = read(request);
      const { wanted } = visit;
      if (wanted.redirect) return null;
      // An address that is no page may be one of the API's.
      if (!isKnown(wanted, options)) return null;
      const path = judgedPath(wanted, options);
      const content =
        path === null ? undefined : cache.peek(nameOf(wanted, keyFor(visit, path, request)), maxAge);
      return content ? respondTo(request, content, visit) : null;
    },
    async respond(request) {
      const visit = read(request);
      const { wanted } = visit;
      if (isAhead(request) && (wanted.cookies.length || queue.stats().running >= renderedAhead))
        return notAhead();
      if (wanted.redirect) return redirect(visit, wanted.redirect);
      await learn(wanted, options);
      const path = judgedPath(wanted, options);
      return respondTo(request, await page(keyFor(visit, path, request)), visit);
    },
    async reply(request, reply) {
      const visit = read(request);
      const { wanted } = visit;
      if (wanted.redirect && request.method !== 'POST') return redirect(visit, wanted.redirect);
      if (wanted.sells) await options.publicData.get(baseCurrency);
      const key = keyFor({ ...visit, decided: null }, wanted.path, request);
      const content = await (reply.sharedAs === undefined
        ? queue.run(() => make(key, undefined, reply))
        : cache.get(
            `${keyName(key)} ${reply.sharedAs}`,
            (before, order) => queue.run(() => make(key, before, reply), order),
            maxAge,
          ));
      return respondWith(request, content, [], wanted.route);
    },
    frame: frames.file,
    health: () =>
      page(homeKey).then(
        ({ status }) => status === 200,
        // An edge with much to do is not a broken one.
        (error) => error instanceof BusyError,
      ),
  };
}
