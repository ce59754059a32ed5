import type { Browser, BrowserContext, Page } from '@playwright/test';
import { buildPath, type Language, matchRoute, type StoredKind, storedEntries } from '@tern/domain';

/** A visitor as far as measuring is concerned. */
export interface ConsentVisitor {
  readonly name: string;
  readonly country: string;
  readonly choice?: 'granted' | 'denied';
  readonly signal?: keyof typeof signals;
  readonly measured: boolean;
  /** The banner comes up by itself. */
  readonly asked: boolean;
}

const signals = {
  gpc: () => Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  dnt: () => Object.defineProperty(Navigator.prototype, 'doNotTrack', { get: () => '1' }),
} as const;
/** Browsers send a signal with every request as well. */
const signalHeaders = { gpc: { 'sec-gpc': '1' }, dnt: { dnt: '1' } } as const;

export const consentVisitors: readonly ConsentVisitor[] = [
  { name: 'no choice', country: 'DE', measured: false, asked: true },
  { name: 'yes', country: 'DE', choice: 'granted', measured: true, asked: true },
  { name: 'no', country: 'DE', choice: 'denied', measured: false, asked: true },
  { name: 'Global Privacy Control', country: 'DE', signal: 'gpc', measured: false, asked: false },
  { name: 'Do Not Track', country: 'DE', signal: 'dnt', measured: false, asked: false },
  { name: 'outside the regions', country: 'US', measured: true, asked: false },
];

export const consentBanner = '[data-consent]';
const eventsPath = '/api/mms/analytics/';

interface Stored {
  kind: StoredKind;
  name: string;
}

/** All that a browser holds of this site, whatever wrote it. */
async function storedIn(context: BrowserContext, page: Page): Promise<Stored[]> {
  const inPage = await page.evaluate(async () => ({
    localStorage: Object.keys(localStorage),
    sessionStorage: Object.keys(sessionStorage),
    // The site uses none of these: a name from them is on no list.
    cache: [
      ...(await caches.keys()),
      ...(await indexedDB.databases()).map(({ name }) => name ?? '?'),
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    ],
  }));
  const cookies = (await context.cookies(new URL(page.url()).origin)).map(
    ({ name }): Stored => ({ kind: 'cookie', name }),
  );
  return [
    ...cookies,
    ...Object.entries(inPage).flatMap(([kind, names]) =>
      names.map((name): Stored => ({ kind: kind as StoredKind, name })),
    ),
  ];
}

const entryOf = ({ kind, name }: Stored) =>
  storedEntries.find(
    (entry) =>
      entry.kind === kind &&
      entry.names.some((each) => (each.endsWith('…') ? name.startsWith(each.slice(0, -1)) : each === name)),
  );

/** Of a page as one visitor left it. */
export interface PageTraces {
  path: string;
  /** `cookie consent`, by kind and name. */
  stored: readonly string[];
  /** Addresses that data went to: events, calls of the service, other hosts. */
  sent: readonly string[];
  /** Entries that the list does not have or that this visitor has not allowed, and what was sent all the same. */
  wrong: readonly string[];
}

/** ms in which a page stores what it stores in idle time; a static page has stored it. */
const idle = 150;
const idleAt = (path: string) => (matchRoute(path.replace(/\?.*/, ''))?.route.boot === 'static' ? 0 : idle);
/** ms in which a page that may be measured begins to send. */
const untilSent = 1_000;

export interface ConsentVisit {
  context: BrowserContext;
  page: Page;
  /** An address of this visitor's, with the country it comes from. */
  at(path: string): string;
  /** Opens a page and tells its traces. `allowed`: what needs consent may be there. */
  open(path: string, options?: { allowed?: boolean; wait?: number }): Promise<PageTraces>;
  choose(choice: 'granted' | 'denied'): Promise<void>;
  /** Entries that the browser holds now, by kind and name. */
  stored(): Promise<string[]>;
}

/** Begins the visit of one visitor in a browser of its own. */
export async function beginConsentVisit(
  browser: Browser,
  origin: string,
  { country, signal, measured }: ConsentVisitor,
  language: Language = 'en',
): Promise<ConsentVisit> {
  const context = await browser.newContext({
    locale: 'en-US',
    ...(signal ? { extraHTTPHeaders: signalHeaders[signal] } : {}),
  });
  // As long as a journey may take: several visits share the processor.
  context.setDefaultTimeout(90_000);
  if (signal) await context.addInitScript(signals[signal]);
  const page = await context.newPage();
  let sent: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol === 'data:') return;
    if (url.origin !== origin) sent.push(url.origin);
    else if (/^\/(?:api|ws|l10n|consent)/.test(url.pathname)) sent.push(url.pathname);
  });
  const at = (path: string) => {
    const address = buildPath({ language, variant: 'desktop', path: path.replace(/\?.*/, '') });
    const query = new URLSearchParams(path.split('?')[1]);
    query.set('geo', country);
    return `${origin}${address}?${query}`;
  };
  const isForbidden = (address: string, allowed: boolean) =>
    address.startsWith('http') || (!allowed && address.startsWith(eventsPath));
  return {
    context,
    page,
    at,
    async open(path, { allowed = measured, wait = idleAt(path) } = {}) {
      sent = [];
      await page.goto(at(path), { waitUntil: 'load' });
      await page.waitForTimeout(wait);
      const stored = await storedIn(context, page);
      const wrong = stored.flatMap((each) => {
        const entry = entryOf(each);
        if (!entry) return [`${path}: ${each.kind} ${each.name} is not on the list`];
        return entry.needsConsent && !allowed ? [`${path}: ${each.kind} ${each.name}`] : [];
      });
      return {
        path,
        stored: stored.map(({ kind, name }) => `${kind} ${name}`),
        sent: [...new Set(sent)],
        wrong: [
          ...wrong,
          ...sent.filter((each) => isForbidden(each, allowed)).map((each) => `${path}: sent to ${each}`),
        ],
      };
    },
    stored: async () => (await storedIn(context, page)).map(({ kind, name }) => `${kind} ${name}`),
    async choose(choice) {
      await Promise.all([
        page.waitForResponse((response) => new URL(response.url()).pathname === '/consent'),
        page.locator(`${consentBanner} button[value=${choice}]`).click(),
      ]);
      await page.locator(consentBanner).waitFor({ state: 'detached' });
    },
  };
}

/** Names that need consent, of those that are stored. */
export const needConsent = (stored: readonly string[]): string[] =>
  stored.filter((each) => {
    const [kind = '', ...name] = each.split(' ');
    return entryOf({ kind: kind as StoredKind, name: name.join(' ') })?.needsConsent;
  });

/**
 * The whole visit of a visitor: the home page by the link of a campaign, the choice, then pages, then, after a yes, the
 * way back. Returns the traces of all pages, and what went wrong besides them.
 */
export async function visitWithConsent(
  browser: Browser,
  origin: string,
  visitor: ConsentVisitor,
  { language = 'en', paths }: { language?: Language; paths: readonly string[] },
): Promise<{ traces: PageTraces[]; wrong: string[] }> {
  const { choice, measured, asked } = visitor;
  const visit = await beginConsentVisit(browser, origin, visitor, language);
  try {
    const traces = [
      await visit.open('/?utm_source=news&utm_campaign=winter&channel=mail', {
        allowed: measured && !asked,
        wait: untilSent,
      }),
    ];
    const wrong: string[] = [];
    const shown = visit.page.locator(consentBanner);
    // It is fetched once the page is idle, which a busy machine is late for.
    if (asked) await shown.waitFor({ state: 'attached' }).catch(() => wrong.push('the banner'));
    else if (await shown.count()) wrong.push('the banner');
    if (choice) await visit.choose(choice);
    for (const path of paths) traces.push(await visit.open(path));
    // Measuring begins in idle time, which a busy machine is late for.
    if (measured)
      await visit.page
        .waitForFunction(() => localStorage.getItem('front_id') !== null, undefined, { timeout: 15_000 })
        .catch(() => {});
    const kept = needConsent(await visit.stored());
    if (kept.length > 0 !== measured) wrong.push(`stored in the end: ${kept.join(', ') || 'nothing'}`);
    if (choice === 'granted') {
      // Taken back as easily as given, and all of it is gone.
      await visit.open('/');
      await visit.page.locator('[data-privacy-choices]').click();
      await visit.choose('denied');
      await visit.page.waitForTimeout(idle);
      traces.push(await visit.open('/', { allowed: false, wait: untilSent }));
    }
    return { traces, wrong: [...wrong, ...traces.flatMap((each) => each.wrong)] };
  } finally {
    await visit.context.close();
  }
}
