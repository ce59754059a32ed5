import AxeBuilder from '@axe-core/playwright';
import type { Browser } from '@playwright/test';
import { allPages, buildPath, fillPath, type Language, type PageVariant, type Route } from '@tern/domain';
import { directionOf } from '@tern/i18n';
import { overweight } from './budgets.ts';
import { fetchedAhead, type PageWeight, weigh } from './pageWeight.ts';
import { phone } from './product.ts';
import { cutBySpacing, textSpacing } from './textSpacing.ts';

/** Every page a visitor without a session is served, with its canonical path. */
export const publicPages: readonly { route: Route; path: string }[] = allPages()
  .filter(({ route }) => !route.protected && route.id !== 'notFound')
  .map(({ route, params }) => ({ route, path: fillPath(route.path, params) }));

export interface Inspection {
  address: string;
  title: string;
  /** The text of the page without header and footer. */
  text: string;
  /** Sum of the layout shifts while it loaded, and of those that came with a font: none where fonts are in time. */
  shift: number;
  fontShift: number;
  weight: PageWeight;
  /** The problems found, one sentence each. */
  problems: string[];
}

/** One page of each route, and one with its parameter where that may be left out. */
export const familyPages: typeof publicPages = publicPages.filter(({ route }, at) => {
  const turn = at - publicPages.findIndex((page) => page.route === route);
  return turn === 0 || (turn === 1 && route.path.endsWith('?'));
});

export interface Wanted {
  route: Route;
  path: string;
  language: Language;
  /** Axe leaves header and footer out: they were looked at on another page of this layout. */
  frameSeen?: boolean;
}

export interface Inspector {
  /** Opens a page as a first visitor and reports its defects: frame, budgets, axe, headings, narrow and zoomed. */
  inspect(wanted: Wanted): Promise<Inspection>;
  close(): Promise<void>;
}

/** A visitor who wants less motion, so that nothing is looked at halfway through its fade; pages share one tab. */
export async function openInspector(
  browser: Browser,
  origin: string,
  variant: PageVariant,
): Promise<Inspector> {
  const context = await browser.newContext({
    viewport: sizes[variant],
    reducedMotion: 'reduce',
    ...(variant === 'mobile' ? { userAgent: phone } : {}),
  });
  await context.addInitScript(noteShifts);
  const page = await context.newPage();
  let problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      problems.push(`the console says: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`a script throws: ${error.message}`));
  // Resources cached by an earlier page would weigh nothing here.
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });

  async function inspect({ route, path, language, frameSeen }: Wanted): Promise<Inspection> {
    const address = buildPath({ language, variant, path });
    // Requests still in flight from the previous page do not belong to this one.
    await page.goto('about:blank');
    // The language chosen on the previous page would apply to this one.
    await context.clearCookies();
    await page.setViewportSize(sizes[variant]);
    problems = [];
    const weight = weigh(page);
    const response = await page.goto(origin + address, {
      waitUntil: route.boot === 'static' ? 'load' : 'networkidle',
    });
    if (response?.status() !== 200) problems.push(`it answers ${response?.status()}`);
    if (new URL(page.url()).pathname !== address) problems.push(`it leads to ${page.url()}`);
    await page.evaluate(settled);
    if (route.boot === 'intent') await fetchedAhead(page);
    const loaded = await weight();
    const facts = await page.evaluate(readFacts);

    if (facts.lang !== language) problems.push(`lang is ${facts.lang}`);
    if (facts.dir !== directionOf(language)) problems.push(`dir is ${facts.dir}`);
    const still = facts.shift - facts.fontShift;
    if (still > 0.005) problems.push(`the layout shifts by ${still.toFixed(4)}: ${facts.shifted.join(', ')}`);
    // This browser has no Arabic or Japanese letters of its own, as devices have: there is no measure of what stands in.
    const late = language === 'ar' || language === 'ja' ? 0 : await page.evaluate(shiftByFonts);
    if (late > 0.1) problems.push(`fonts that come late move the layout by ${late.toFixed(4)}`);
    problems.push(...facts.pictures.map((picture) => `a picture without a size: ${picture}`));
    const first = facts.headings[0];
    if (facts.headings.filter((level) => level === 1).length !== 1 || first !== 1)
      problems.push(`headings are ${facts.headings.join(' ')}`);
    else if (facts.headings.some((level, at) => at > 0 && level > (facts.headings[at - 1] as number) + 1))
      problems.push(`a level of headings is left out: ${facts.headings.join(' ')}`);

    problems.push(...overweight(route, variant, loaded, facts.hydrated));
    for (const url of loaded.urls)
      if (new URL(url).origin !== origin) problems.push(`it asks another host: ${url}`);

    // Without frames of other origins there is no need for the second page that axe opens otherwise.
    const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
    if (frameSeen) axe.exclude('body header').exclude('body footer');
    const report = await axe.analyze();
    problems.push(...report.violations.map(({ id, nodes }) => `axe ${id}: ${nodes[0]?.html}`));
    for (const width of narrow[variant]) {
      await page.setViewportSize({ width, height: 800 });
      const lost = await page.evaluate(readLost);
      if (lost.wide) problems.push(`at ${width} px it scrolls sideways: ${lost.wide}`);
      if (lost.cut) problems.push(`at ${width} px words are cut off: ${lost.cut}`);
    }
    await page.setViewportSize(zoomed);
    const covered = await page.evaluate(readCovered);
    if (covered > 0.25)
      problems.push(`at 200 % of zoom ${(covered * 100).toFixed(0)} % of the window is covered`);
    if (route.boot === 'intent') {
      // Whatever is wrong when React takes over, the console says.
      await page.locator('[data-root]').dispatchEvent('pointerover');
      await page
        .waitForSelector('html[data-hydrated]', { timeout: 10_000 })
        .catch(() => problems.push('it does not come alive'));
    }
    await page.setViewportSize(sizes[variant]);
    const cut = await page.evaluate(cutBySpacing, textSpacing);
    if (cut) problems.push(`with more space between letters words are cut off: ${cut}`);
    const { title, text, shift, fontShift } = facts;
    return { address, title, text, shift, fontShift, weight: loaded, problems };
  }

  return { inspect, close: () => context.close() };
}

const sizes: Record<PageVariant, { width: number; height: number }> = {
  desktop: { width: 1440, height: 900 },
  mobile: { width: 390, height: 844 },
};

/**
 * Between the steps of the layout, what 200 % of zoom leaves of a laptop, and 320 px. A phone that is zoomed shows a
 * part of the page instead.
 */
const narrow: Record<PageVariant, readonly number[]> = {
  desktop: [1440, 1000, 760, 640, 320],
  mobile: [390, 320],
};

/** A laptop's window at 200 % zoom. */
const zoomed = { width: 720, height: 450 };

// The functions below run in the page.

interface ShiftNotes {
  sum: number;
  /** Adds the shifts that were not reported yet. */
  read: () => void;
  withFont: number;
  sources: string[];
}

function noteShifts(): void {
  const notes: ShiftNotes = { sum: 0, withFont: 0, sources: [], read: () => add(observer.takeRecords()) };
  // A font is used from when it is there; the event comes when all are, and the lines are laid out with the frame after.
  let until = Number.POSITIVE_INFINITY;
  document.fonts.addEventListener('loading', () => {
    until = Number.POSITIVE_INFINITY;
  });
  document.fonts.addEventListener('loadingdone', () => {
    requestAnimationFrame(() => requestAnimationFrame((time) => (until = time)));
  });
  (globalThis as { shiftNotes?: ShiftNotes }).shiftNotes = notes;
  const add = (entries: PerformanceEntryList) => {
    for (const entry of entries as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Element | null }[];
    })[]) {
      if (entry.hadRecentInput) continue;
      notes.sum += entry.value;
      if (entry.startTime <= until) notes.withFont += entry.value;
      else
        for (const { node } of entry.sources)
          notes.sources.push(node?.outerHTML?.slice(0, 80) ?? node?.nodeName ?? '?');
    }
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
}

/** The layout shift a visitor sees whose fonts come after the first paint: from what stands in for them to them. */
async function shiftByFonts(): Promise<number> {
  const notes = (globalThis as { shiftNotes?: ShiftNotes }).shiftNotes;
  const { style } = document.body;
  const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  style.fontFamily = getComputedStyle(document.body).fontFamily.replace(/^.*?(?="?Stand-in)/, '');
  await painted();
  await painted();
  notes?.read();
  const before = notes?.sum ?? 0;
  style.removeProperty('font-family');
  await painted();
  await painted();
  notes?.read();
  return (notes?.sum ?? 0) - before;
}

function readFacts() {
  const root = document.documentElement;
  const notes = (globalThis as { shiftNotes?: ShiftNotes }).shiftNotes;
  const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  // Collapsed FAQ texts count; the words of neighbouring elements must not run together.
  const words: string[] = [];
  const main = document.querySelector('main');
  const texts = main ? document.createTreeWalker(main, NodeFilter.SHOW_TEXT) : null;
  while (texts?.nextNode()) words.push(texts.currentNode.textContent ?? '');
  return {
    hydrated: root.dataset.hydrated !== undefined,
    lang: root.lang,
    dir: root.dir,
    title: document.title,
    text: words.join(' '),
    headings: [...document.querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)')]
      .filter(shown)
      .map(({ tagName }) => Number(tagName[1])),
    pictures: [...document.querySelectorAll('img')]
      .filter((image) => !image.hasAttribute('width') || !image.hasAttribute('height'))
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    shift: notes?.sum ?? 0,
    fontShift: notes?.withFont ?? 0,
    shifted: notes?.sources.slice(0, 3) ?? [],
  };
}

/** Resolves when the fonts are there, the layout with them has been painted, and the first module has run. */
async function settled(): Promise<void> {
  await document.fonts.ready;
  do await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  while (globalThis.onclick);
}

/** Elements beyond the window, if the page can be scrolled there, and text that its box cuts off. */
function readLost(): { wide: string | null; cut: string | null } {
  const root = document.documentElement;
  const beyond = root.scrollWidth > globalThis.innerWidth;
  let wide: Element | undefined;
  let cut: Element | undefined;
  for (const element of document.querySelectorAll('body *')) {
    if (beyond) {
      const { left, right, width } = element.getBoundingClientRect();
      if (width > 0 && (right > globalThis.innerWidth + 1 || left < -1)) wide = element;
    }
    // Visually hidden text is a pixel in size; an ellipsis is a choice.
    if (element.clientWidth > 2 && element.scrollWidth > element.clientWidth + 1) {
      const { overflowX, textOverflow } = getComputedStyle(element);
      const words = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (words && textOverflow === 'clip' && (overflowX === 'hidden' || overflowX === 'clip'))
        cut ??= element;
    }
  }
  const name = (element: Element | undefined) => element?.outerHTML.slice(0, 120);
  return {
    wide: beyond ? `${root.scrollWidth} px, ${name(wide)}` : null,
    cut: name(cut) ?? null,
  };
}

/** Which part of the window is covered, from edge to edge, by what does not scroll away. */
function readCovered(): number {
  scrollTo(0, document.documentElement.scrollHeight / 3);
  const height = globalThis.innerHeight;
  let covered = 0;
  for (const element of document.querySelectorAll('body *')) {
    const { position } = getComputedStyle(element);
    if ((position !== 'fixed' && position !== 'sticky') || !element.checkVisibility()) continue;
    const { top, bottom, width } = element.getBoundingClientRect();
    if (width > globalThis.innerWidth / 2)
      covered += Math.max(0, Math.min(bottom, height) - Math.max(top, 0));
  }
  return covered / height;
}

/** Works off a list, so many at a time. */
export async function inTurns<T>(items: readonly T[], atOnce: number, work: (item: T) => Promise<void>) {
  const queue = [...items];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
    }),
  );
}
