import AxeBuilder from '@axe-core/playwright';
import type { Browser, BrowserContext } from '@playwright/test';
import { allPages, buildPath, type Form, fillPath, type Language, type Route } from '@tern/domain';
import { directionOf } from '@tern/i18n';
import { type PageWeight, weigh } from './pageWeight.ts';
import { phone } from './product.ts';

const kib = 1024;

/** Budgets in brotli bytes: of the document, and of the scripts before any interaction. */
export const budgets = {
  html: (route: Route) => (route.id === 'home' ? 14 : 20) * kib,
  scripts: (route: Route) => (route.boot === 'static' ? 5 : 110) * kib,
  mobileHome: 100 * kib,
};

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
  /** What is wrong with it, one sentence each. */
  problems: string[];
}

/** A visitor who wants less motion, so that nothing is looked at halfway through its fade. */
export const visitorOf = (browser: Browser, form: Form): Promise<BrowserContext> =>
  browser.newContext({
    viewport: form === 'mobile' ? { width: 390, height: 844 } : { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    ...(form === 'mobile' ? { userAgent: phone } : {}),
  });

/** Opens a page as a first visitor and says what is wrong with it: frame, budgets, axe, headings, narrow and zoomed. */
export async function inspectPage(
  context: BrowserContext,
  origin: string,
  { route, path, language, form }: { route: Route; path: string; language: Language; form: Form },
): Promise<Inspection> {
  const address = buildPath({ language, form, path });
  const problems: string[] = [];
  const page = await context.newPage();
  try {
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        problems.push(`the console says: ${message.text()}`);
    });
    page.on('pageerror', (error) => problems.push(`a script throws: ${error.message}`));
    // What an earlier page has loaded would weigh nothing here.
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    await page.addInitScript(noteShifts);
    const weight = weigh(page);
    const answer = await page.goto(origin + address, { waitUntil: 'networkidle' });
    if (answer?.status() !== 200) problems.push(`it answers ${answer?.status()}`);
    if (new URL(page.url()).pathname !== address) problems.push(`it leads to ${page.url()}`);
    const loaded = await weight();
    const facts = await page.evaluate(readFacts);

    if (facts.lang !== language) problems.push(`lang is ${facts.lang}`);
    if (facts.dir !== directionOf(language)) problems.push(`dir is ${facts.dir}`);
    if (facts.shift - facts.fontShift > 0.005)
      problems.push(
        `the layout shifts by ${(facts.shift - facts.fontShift).toFixed(4)}: ${facts.shifted.join(', ')}`,
      );
    problems.push(...facts.pictures.map((picture) => `a picture without a size: ${picture}`));
    const first = facts.headings[0];
    if (facts.headings.filter((level) => level === 1).length !== 1 || first !== 1)
      problems.push(`headings are ${facts.headings.join(' ')}`);
    else if (facts.headings.some((level, at) => at > 0 && level > (facts.headings[at - 1] as number) + 1))
      problems.push(`a level of headings is left out: ${facts.headings.join(' ')}`);

    const within = (what: string, bytes: number, most: number) => {
      if (bytes > most) problems.push(`${what}: ${bytes} bytes, at most ${most}`);
    };
    within('HTML', loaded.html, budgets.html(route));
    within('scripts', loaded.scripts, budgets.scripts(route));
    if (route.id === 'home' && form === 'mobile') within('everything', loaded.all, budgets.mobileHome);
    for (const url of loaded.urls)
      if (new URL(url).origin !== origin) problems.push(`it asks another host: ${url}`);

    // Without frames of other origins there is no need for the second page that axe opens otherwise.
    const report = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
    problems.push(...report.violations.map(({ id, nodes }) => `axe ${id}: ${nodes[0]?.html}`));
    for (const width of narrow[form]) {
      await page.setViewportSize({ width, height: 800 });
      const wide = await page.evaluate(readOverflow);
      if (wide) problems.push(`at ${width} px it scrolls sideways: ${wide}`);
    }
    const { title, text, shift, fontShift } = facts;
    return { address, title, text, shift, fontShift, weight: loaded, problems };
  } finally {
    await page.close();
  }
}

/** 320 px wide, and what 200 % of zoom leaves of a laptop; a phone that is zoomed shows a part of the page instead. */
const narrow: Record<Form, readonly number[]> = { desktop: [640, 320], mobile: [320] };

// The functions below run in the page.

interface ShiftNotes {
  sum: number;
  withFont: number;
  sources: string[];
}

function noteShifts(): void {
  const notes: ShiftNotes = { sum: 0, withFont: 0, sources: [] };
  let fontAt = Number.NEGATIVE_INFINITY;
  document.fonts.addEventListener('loadingdone', () => {
    fontAt = performance.now();
  });
  (globalThis as { shiftNotes?: ShiftNotes }).shiftNotes = notes;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Element | null }[];
    })[]) {
      if (entry.hadRecentInput) continue;
      notes.sum += entry.value;
      // The lines are laid out again in the frames after the font is there.
      if (Math.abs(entry.startTime - fontAt) < 500) notes.withFont += entry.value;
      else
        for (const { node } of entry.sources)
          notes.sources.push(node?.outerHTML?.slice(0, 80) ?? node?.nodeName ?? '?');
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

function readFacts() {
  const root = document.documentElement;
  const notes = (globalThis as { shiftNotes?: ShiftNotes }).shiftNotes;
  const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  // Answers that are folded away count; the words of neighbouring elements must not run together.
  const words: string[] = [];
  const main = document.querySelector('main');
  const texts = main ? document.createTreeWalker(main, NodeFilter.SHOW_TEXT) : null;
  while (texts?.nextNode()) words.push(texts.currentNode.textContent ?? '');
  return {
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

/** What reaches beyond the window, if the page can be scrolled there. */
function readOverflow(): string | null {
  const root = document.documentElement;
  if (root.scrollWidth <= globalThis.innerWidth) return null;
  const wide = [...document.querySelectorAll('body *')].filter((element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return width > 0 && (right > globalThis.innerWidth + 1 || left < -1);
  });
  return `${root.scrollWidth} px, ${wide.at(-1)?.outerHTML.slice(0, 120)}`;
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
