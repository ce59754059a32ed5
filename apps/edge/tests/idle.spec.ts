import { type Browser, expect } from '@playwright/test';
import { buildPath, type Language, languages, type PageVariant } from '@tern/domain';
import { test, visitedProduct } from './journey.ts';

const product = visitedProduct();

/** A page of each family: one with a countdown of its own, and those that only lie there. */
const pages = [
  '/',
  '/ar/m/home',
  '/promotion',
  '/m/vpn-server/japan-vpn',
  '/blog',
  '/policy',
  '/m/contact',
  '/pricing',
  '/ja/m/login',
  '/webrtc-leak-test',
];
/** Longer than that, motion needs a way to stop it (WCAG 2.2.2). */
const longest = 5_000;
/** The properties that the compositor moves by itself. */
const cheap = ['opacity', 'transform'];

const shownBox = {
  name: 'offer-box',
  value: JSON.stringify({ run: '', at: Date.now(), putAway: false }),
};

interface Motion {
  name: string;
  ends: number;
  properties: string[];
}
interface Recorded {
  motions: Motion[];
}

/** Runs in every document: notes what begins to move, and by when it will have ended. */
function recordMotions(): void {
  const motions: Motion[] = [];
  (globalThis as unknown as Recorded).motions = motions;
  addEventListener('animationstart', ({ target, animationName }) => {
    for (const animation of (target as Element).getAnimations({ subtree: true })) {
      const frames = (animation.effect as KeyframeEffect).getKeyframes();
      motions.push({
        name: animationName,
        ends: Number(animation.effect?.getComputedTiming().endTime),
        properties: [...new Set(frames.flatMap((frame) => Object.keys(frame)))].filter(
          (name) => !['offset', 'computedOffset', 'easing', 'composite'].includes(name),
        ),
      });
    }
  });
}

/** Moves something, since no page may open with motion: the check would look at nothing. */
async function expectRecorded(browser: Browser): Promise<void> {
  const page = await browser.newPage();
  await page.addInitScript(recordMotions);
  await page.goto(`${product.origin}/policy`);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('@keyframes wide { to { width: 9px } } main { animation: wide 6s }');
    document.adoptedStyleSheets = [sheet];
  });
  const motions = () => page.evaluate(() => (globalThis as unknown as Recorded).motions);
  await expect.poll(motions).toEqual([{ name: 'wide', ends: 6_000, properties: ['width'] }]);
  await page.close();
}

interface TraceEvent {
  name: string;
  args: { beginData?: { frame?: string } };
}

/** The documents that the browser styled or laid out while nothing happened, as ids of their frames. */
async function workOf(browser: Browser, milliseconds: number): Promise<string[]> {
  const cdp = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const complete = new Promise<void>((done) => cdp.once('Tracing.tracingComplete', () => done()));
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  });
  await new Promise((done) => setTimeout(done, milliseconds));
  await cdp.send('Tracing.end');
  await complete;
  await cdp.detach();
  return events
    .filter(({ name }) => name === 'UpdateLayoutTree' || name === 'Layout')
    .map(({ args }) => args.beginData?.frame ?? 'unknown');
}

test('motion is cheap and ends, and five seconds of an open page cost no style and no layout', {
  tag: '@alone',
}, async ({ browser }) => {
  await expectRecorded(browser);
  const open = await Promise.all(
    pages.map(async (path) => {
      // A context each: none lies behind another, where a page would rest anyway.
      const context = await browser.newContext({
        viewport: path.includes('/m/') ? { width: 390, height: 844 } : { width: 1440, height: 900 },
        // The message box of an offer comes once, after a pause: it has come.
        storageState: { cookies: [], origins: [{ origin: product.origin, localStorage: [shownBox] }] },
      });
      await context.addInitScript(recordMotions);
      const page = await context.newPage();
      await page.goto(product.origin + path, { waitUntil: 'load' });
      const cdp = await context.newCDPSession(page);
      const { frameTree } = await cdp.send('Page.getFrameTree');
      return { path, page, frame: frameTree.frame.id };
    }),
  );
  await Promise.all(
    open.map(({ page }) => page.waitForFunction(() => document.getAnimations().length === 0)),
  );
  for (const { path, page } of open) {
    const motions = await page.evaluate(() => (globalThis as unknown as Recorded).motions);
    for (const { name, ends, properties } of motions) {
      expect(ends, `${path}: ${name}`).toBeLessThanOrEqual(longest);
      expect(
        properties.filter((property) => !cheap.includes(property)),
        `${path}: ${name}`,
      ).toEqual([]);
    }
  }
  // Fonts, pictures and what a page fetches when it is idle have arrived.
  await Promise.all(open.map(({ page }) => page.waitForLoadState('networkidle')));
  await new Promise((done) => setTimeout(done, 1_000));
  const work = await workOf(browser, 5_000);
  const busy = open
    .map(({ path, frame }) => ({ path, times: work.filter((id) => id === frame).length }))
    .filter(({ times }) => times > 0);
  expect(busy).toEqual([]);
});

/** Pages with parts that are laid out when they come near, and how many of these at least. */
const longPages: readonly [path: string, variant: PageVariant, parts: number, among?: readonly Language[]][] =
  [
    ['/', 'mobile', 7],
    ['/pricing', 'mobile', 4],
    ['/webrtc-leak-test', 'mobile', 4],
    ['/what-is-my-ip', 'mobile', 4],
    // In wide columns a longer or shorter text changes few lines.
    ['/', 'desktop', 7, ['en', 'ru', 'ja']],
    ['/blog', 'desktop', 7, ['en', 'ru', 'ja']],
    ['/blog', 'mobile', 9, ['de', 'ja']],
    ['/pricing', 'desktop', 4, ['en', 'ru', 'ja']],
    ['/webrtc-leak-test', 'desktop', 4, ['en', 'ru', 'ja']],
    ['/what-is-vpn', 'mobile', 4, ['en', 'ru', 'ja']],
    ['/vpn-server/japan-vpn', 'desktop', 3, ['en', 'ru', 'ja']],
  ];

for (const [path, variant, parts, among = languages] of longPages)
  test(`${path} is as long before its lower parts are laid out as after, ${variant}`, {
    tag: '@alone',
  }, async ({ page }) => {
    const waiting = () =>
      page.evaluate(
        () =>
          [...document.querySelectorAll('main > *, main li, footer')].filter(
            (part) => getComputedStyle(part).contentVisibility === 'auto',
          ).length,
      );
    const length = () => page.evaluate(() => document.documentElement.scrollHeight);
    /** With none laid out, also of those that the browser has seen near. */
    const lengthBefore = () =>
      page.evaluate(() => {
        const parts = [...document.querySelectorAll<HTMLElement>('main > *, main li, footer')];
        const late = parts.filter((part) => getComputedStyle(part).contentVisibility === 'auto');
        for (const part of late) {
          const reserved = getComputedStyle(part).containIntrinsicBlockSize;
          part.style.containIntrinsicBlockSize = reserved.replace('auto ', '');
          part.style.contentVisibility = 'hidden';
        }
        const { scrollHeight } = document.documentElement;
        for (const { style } of late) {
          style.containIntrinsicBlockSize = '';
          style.contentVisibility = '';
        }
        return scrollHeight;
      });
    const wrong: string[] = [];
    for (const language of among) {
      const address = buildPath({ language, variant, path });
      const { width, height } =
        variant === 'mobile' ? { width: 390, height: 844 } : { width: 1440, height: 900 };
      await page.setViewportSize({ width, height });
      await page.goto(product.origin + address, { waitUntil: 'load' });
      // Lines break elsewhere before their font has come.
      await page.evaluate(async () => void (await document.fonts.ready));
      const before = await lengthBefore();
      expect(await waiting(), address).toBeGreaterThanOrEqual(parts);
      // Again until the first script, which listens for it, has started.
      await expect(async () => {
        await page.setViewportSize({ width: width + 1, height });
        await page.setViewportSize({ width, height });
        expect(await waiting(), address).toBe(0);
      }).toPass();
      const after = await length();
      if (Math.abs(before - after) / after >= 0.04) wrong.push(`${address}: ${before} px, then ${after} px`);
    }
    expect(wrong).toEqual([]);
  });
