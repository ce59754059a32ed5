import { expect } from '@playwright/test';
import { buildPath, type PageVariant } from '@tern/domain';
import { type AheadBrowser, type Arrival, browseAhead } from './browseAhead.ts';
import { test, visitedProduct } from './journey.ts';

const product = visitedProduct();

/** From page to page of every family, as people go; null where a new visit begins. */
const ways: readonly (string | null)[] = [
  ...['/features', '/pricing', '/download', '/blog', '/blog/what-a-vpn-hides', '/what-is-my-ip'],
  ...[
    '/webrtc-leak-test',
    '/vpn-server',
    '/vpn-server/germany-vpn',
    '/faq',
    '/contact',
    '/status',
    '/aboutus',
  ],
  ...['/transparency', '/policy', '/login', '/faq', '/why-us', '/pricing', '/pricing/checkout/12m'],
  ...[null, '/pricing/checkout/12m.add30d'],
];
/** Pages of a purchase, which only a visitor may request. */
const onlyOpened = /checkout/;

const pathOf = (path: string, variant: PageVariant) => buildPath({ language: 'en', variant, path });

/** Where to point at a link to an address, with the menu open that it stands in; null while there is none in sight. */
const placeOf = (path: string) => `(() => {
  const links = [...document.querySelectorAll('a[href="${path}"]')];
  const isSeen = (link) => link.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  for (const link of links.filter(isSeen)) {
    link.scrollIntoView({ block: 'center', behavior: 'instant' });
    for (const { left, top, width, height } of link.getClientRects()) {
      const at = { x: left + width / 2, y: top + height / 2 };
      if (link.contains(document.elementFromPoint(at.x, at.y))) return at;
    }
  }
  const [menu] = links.flatMap((link) => link.closest('details:not([open]), [popover]:not(:popover-open)') ?? []);
  if (menu?.popover) menu.showPopover();
  else menu?.setAttribute('open', '');
  return null;
})()`;

/** `idle` once the page in view has its rules, else how far it is. */
const progress = `document.querySelector('script[type=speculationrules]') ? 'idle' : JSON.stringify({
  address: location.href,
  state: document.readyState,
  isAhead: document.prerendering === true,
  visibility: document.visibilityState,
  files: performance.getEntriesByType('resource').slice(-5).map(({ name, responseStatus }) => [name, responseStatus]),
})`;

/** Waits until the page in view is idle, and has its rules. */
async function stand(browser: AheadBrowser): Promise<void> {
  const look = () => browser.evaluate<string>(progress).catch((error: unknown) => String(error));
  await expect.poll(look).toBe('idle');
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** A link's place, once nothing moves any more that the way there has brought into sight. */
async function find(browser: AheadBrowser, path: string): Promise<Place> {
  let place: Place | null = null;
  await expect
    .poll(async () => {
      const before = place;
      place = await browser.evaluate<Place | null>(placeOf(path)).catch(() => null);
      return place !== null && place.x === before?.x && place.y === before.y;
    }, `a link to ${path}`)
    .toBe(true);
  return place as never;
}

/** Follows the ways, and returns how each page was there. A page that is drawn ahead requests nothing that is a visitor's. */
async function walk(browser: AheadBrowser, variant: PageVariant): Promise<Arrival[]> {
  const arrivals: Arrival[] = [];
  const begin = () => browser.open(product.origin + pathOf('/', variant));
  await begin();
  for (const way of ways) {
    await stand(browser);
    if (way === null) {
      await begin();
      continue;
    }
    const path = pathOf(way, variant);
    const at = await find(browser, path);
    const url = product.origin + path;
    const isOpen = !onlyOpened.test(path);
    await expect.poll(() => browser.mayPrepare(url), path).toBe(isOpen);
    await browser.point(at);
    // Until the browser has done what it does ahead, however slow the machine is.
    if (isOpen) await expect.poll(() => browser.status(url), url).toMatch(/Ready|Failure/);
    await browser.press(at);
    let arrival: Arrival | null = null;
    const arrived = async () => {
      arrival = await browser.arrived().catch(() => null);
      return Boolean(arrival?.paint && arrival.path.startsWith(path));
    };
    await expect.poll(arrived, path).toBe(true);
    arrivals.push(arrival as never);
    const early = browser.requests().filter((request) => request.ahead && !isQuiet(request.url));
    expect(early, `${path}, requested before it was opened`).toEqual([]);
  }
  return arrivals;
}

const table = (arrivals: readonly Arrival[], variant: PageVariant) =>
  [
    `| ${variant} | way | bytes | ms to paint |\n| --- | --- | --- | --- |`,
    ...arrivals.map(
      ({ path, way, bytes, paint }) =>
        `| ${path} | ${way} | ${bytes} | ${way === 'router' ? '' : Math.round(paint ?? 0)} |`,
    ),
  ].join('\n');

/** Whether a page may request it before it is opened: itself and files. */
const isQuiet = (url: string) => !/\/(?:api|ws|consent|offer-box|speculation-rules)\//.test(url);

const isAhead = ({ way }: Arrival) => way === 'prerender' || way === 'prefetch';

for (const variant of ['desktop', 'mobile'] as const)
  test(`most pages of a visit are there before they are opened (${variant})`, async () => {
    const browser = await browseAhead({ isPhone: variant === 'mobile' });
    try {
      const arrivals = await walk(browser, variant);
      process.stdout.write(`${table(arrivals, variant)}\n`);
      const documents = arrivals.filter(({ way }) => way !== 'router');
      expect(documents.filter(isAhead).length / documents.length).toBeGreaterThanOrEqual(0.7);
    } finally {
      await browser.close();
    }
  });
