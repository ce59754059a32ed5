import type { Browser, BrowserContext, Page } from 'playwright';
import { type Mode, type ModeName, modes } from '../../../.storybook/modes.ts';
import { textSpacing } from './textSpacing.ts';

/** The current time in every picture. */
const pictureTime = new Date('2026-03-02T09:30:00Z');

/** Pixels around the story: room for focus rings. */
const padding = 16;

/** Milliseconds without a call or a change in the document after which a page counts as done, and how long to wait for that. */
const stillFor = 500;
const stillWithin = 6_000;

interface Preview {
  channel: { emit(event: string, payload: unknown): void };
  currentRender?: { id: string; phase?: string };
}

/** One page of a built Storybook, reused for all pictures of a worker. */
export class Stage {
  readonly #browser: Browser;
  readonly #origin: string;
  #context: BrowserContext | undefined;
  #page: Page | undefined;
  #mode: ModeName | undefined;
  #errors: string[] = [];

  constructor(browser: Browser, origin: string) {
    this.#browser = browser;
    this.#origin = origin;
  }

  /**
   * A picture of a story. Switching stories in a loaded page takes a third of the time of loading it; `fresh`
   * loads it, so that nothing an earlier story left behind can be in the picture, and waits until every call of
   * the page has its responses and is shown: what a story's `play` waits for may be there before the rest.
   */
  async capture(
    id: string,
    mode: ModeName,
    { fresh, css }: { fresh: boolean /** Rules laid over the story. */; css?: string },
  ): Promise<Buffer> {
    const page = await this.#ready();
    this.#errors = [];
    if (fresh || this.#mode !== mode) await this.#load(page, id, mode);
    else await page.evaluate(switchStory, id);
    await page.waitForFunction(storyIsDone, id, { timeout: 15_000 });
    const problem = await page.evaluate(storyProblem);
    if (problem) {
      this.#mode = undefined;
      throw new Error(`${id} does not render: ${problem} ${this.#errors.join(' ')}`);
    }
    if (css) {
      await page.addStyleTag({ content: css });
      this.#mode = undefined;
    }
    const { setting }: Mode = modes[mode];
    if (setting === 'textSpacing') await page.addStyleTag({ content: textSpacing });
    if (setting === 'noScript') await page.evaluate(applyNoScript);
    if (fresh) await page.evaluate(stillness, { quiet: stillFor, most: stillWithin });
    return takePicture(page);
  }

  async close(): Promise<void> {
    await this.#context?.close();
  }

  async #ready(): Promise<Page> {
    if (this.#page) return this.#page;
    this.#context = await this.#browser.newContext({
      reducedMotion: 'reduce',
      locale: 'en-GB',
      timezoneId: 'UTC',
      deviceScaleFactor: 1,
    });
    await this.#context.clock.setFixedTime(pictureTime);
    await this.#context.addInitScript(holdRandom);
    await this.#context.addInitScript(countCalls);
    this.#page = await this.#context.newPage();
    this.#page.on('pageerror', (error) => this.#errors.push(error.message));
    return this.#page;
  }

  async #load(page: Page, id: string, mode: ModeName): Promise<void> {
    const { globals, viewport, setting }: Mode = modes[mode];
    await page.setViewportSize(viewport);
    await page.emulateMedia({ forcedColors: setting === 'forcedColors' ? 'active' : 'none' });
    const choices = Object.entries(globals).map(([name, value]) => `${name}:${value}`);
    // Accessibility is checked by the story tests; here it would only cost time.
    const query = [...choices, 'a11y.manual:!true'].join(';');
    await page.goto(`${this.#origin}/iframe.html?viewMode=story&id=${id}&globals=${query}`, {
      waitUntil: 'commit',
    });
    this.#mode = mode;
  }
}

/** Waits until nothing moves or loads any more, and photographs the story or, with a dialog, the window. */
export async function takePicture(page: Page): Promise<Buffer> {
  await page.evaluate(settle);
  const clip = await page.evaluate(pictureArea, padding);
  return page.screenshot({ clip, fullPage: true, animations: 'disabled', caret: 'hide' });
}

function holdRandom(): void {
  let state = 42;
  Math.random = () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

/** Counts the pending calls. */
function countCalls(): void {
  const counted = globalThis as unknown as { openCalls: number };
  const original = globalThis.fetch;
  counted.openCalls = 0;
  globalThis.fetch = async (...call) => {
    counted.openCalls += 1;
    try {
      return await original(...call);
    } finally {
      counted.openCalls -= 1;
    }
  };
}

/** Waits until no call is open and the document has not changed for `quiet` ms; at `most` ms for stories that stay in motion. */
function stillness({ quiet, most }: { quiet: number; most: number }): Promise<void> {
  return new Promise((done) => {
    const counted = globalThis as unknown as { openCalls: number };
    const start = performance.now();
    let changed = start;
    const changes = new MutationObserver(() => {
      changed = performance.now();
    });
    changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    const check = setInterval(() => {
      const now = performance.now();
      if (counted.openCalls > 0 && now - start < most) changed = now;
      if (now - changed < quiet && now - start < most) return;
      clearInterval(check);
      changes.disconnect();
      done();
    }, 50);
  });
}

function switchStory(id: string): void {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as { __STORYBOOK_PREVIEW__: Preview };
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  window.scrollTo(0, 0);
  preview.channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
}

/** Rules for `scripting: none` apply, as the story itself cannot be drawn without scripts. */
function applyNoScript(): void {
  const visit = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        rule.media.mediaText = rule.media.mediaText
          .replaceAll('(scripting: none)', '(min-width: 0px)')
          .replaceAll('(scripting: enabled)', '(max-width: 0px)');
      }
      if (rule instanceof CSSGroupingRule) visit(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) visit(sheet.cssRules);
}

function storyIsDone(id: string): boolean {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as { __STORYBOOK_PREVIEW__?: Preview };
  if (document.body?.classList.contains('sb-show-errordisplay')) return true;
  const render = preview?.currentRender;
  const done = ['completed', 'afterEach', 'finished', 'errored', 'aborted'];
  return render?.id === id && render.phase !== undefined && done.includes(render.phase);
}

function storyProblem(): string | undefined {
  if (document.body.classList.contains('sb-show-errordisplay')) {
    return document.querySelector('#error-message')?.textContent ?? 'an error';
  }
  if (document.body.classList.contains('sb-show-nopreview')) return 'there is no such story';
  return undefined;
}

async function settle(): Promise<void> {
  const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
  // Moving the focus may have scrolled; what sticks to an edge would be drawn across the page.
  window.scrollTo(0, 0);
  await frame();
  await frame();
  await document.fonts.ready;
  // The photograph shows the whole page: pictures below the window, which the browser would leave for later, belong to it.
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  await frame();
}

function pictureArea(room: number): { x: number; y: number; width: number; height: number } {
  const html = document.documentElement;
  const shown = (element: Element) => {
    const box = element.getBoundingClientRect();
    return box.width > 1 && box.height > 1 && getComputedStyle(element).visibility !== 'hidden';
  };
  const own = new Set(['SCRIPT', 'STYLE', 'LINK', 'TEMPLATE', 'NOSCRIPT']);
  const portal = [...document.body.children].some(
    (element) =>
      !own.has(element.tagName) &&
      element.id !== 'storybook-root' &&
      element.id !== 'storybook-docs' &&
      !/(^|\s)sb-/.test(element.className) &&
      (shown(element) || [...element.querySelectorAll('*')].some(shown)),
  );
  const root = document.querySelector('#storybook-root');
  if (portal || !root) {
    return { x: window.scrollX, y: window.scrollY, width: window.innerWidth, height: window.innerHeight };
  }
  const area = root.getBoundingClientRect();
  let { left, right, top, bottom } = area;
  for (const element of root.querySelectorAll('*')) {
    const box = element.getBoundingClientRect();
    // Text for screen readers only is one pixel wide, and may lie far away.
    if (box.width <= 1 || box.height <= 1) continue;
    left = Math.min(left, box.left);
    right = Math.max(right, box.right);
    top = Math.min(top, box.top);
    bottom = Math.max(bottom, box.bottom);
  }
  const x = Math.max(0, Math.floor(left + window.scrollX - room));
  const y = Math.max(0, Math.floor(top + window.scrollY - room));
  const pageWidth = html.clientWidth;
  const pageHeight = Math.max(html.scrollHeight, window.innerHeight);
  return {
    x,
    y,
    width: Math.max(1, Math.min(pageWidth, Math.ceil(right + window.scrollX + room)) - x),
    height: Math.max(1, Math.min(pageHeight, Math.ceil(bottom + window.scrollY + room)) - y),
  };
}
