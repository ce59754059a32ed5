import { expect, type Page, type Request } from '@playwright/test';

/** A press that did more or less to a page than was meant. */
export interface Pressed {
  /** Name of the control, and its address. */
  control: string;
  problem: string;
}

interface Look {
  /** The texts in sight, without those that change by themselves. */
  seen: string;
  /** The element with the focus and its states. */
  at: string;
}

interface PressTools {
  look(): Look;
  /** The next control that was not pressed yet; null at the end. It gets the focus. */
  next(known: readonly string[]): { name: string; kind: string } | null;
  said(): string[];
  /** Resolves once nothing has changed for `quiet` ms, `most` at the latest. */
  settled(quiet: number, most: number): Promise<void>;
  inDialog(): boolean;
  lost(): boolean;
}

type Tooled = typeof globalThis & { press: PressTools };

/** Runs in every document: what the guard needs to know of it. */
function pressTools(): void {
  const live = '[role="status"], [role="alert"], [role="log"], [aria-live]:not([aria-live="off"]), output';
  const controls =
    ':is(button, summary, [role="tab"], [role="switch"], [role="menuitem"], [data-copy-link]):not(:disabled, [aria-disabled="true"])';
  /** Tells the time, or comes by itself. */
  const restless = '[data-countdown], [role="timer"], [aria-hidden="true"], time, script, style, noscript';
  const pressed = new WeakSet<Element>();
  const said: string[] = [];
  const hear = (node: Node) => {
    const element = node instanceof Element ? node : node.parentElement;
    const region = element?.closest(live);
    const text = region?.checkVisibility() ? region.textContent?.trim() : '';
    if (text) said.push(text);
    if (node instanceof Element)
      for (const alert of [node, ...node.querySelectorAll('*')])
        if (alert.matches('[role="alert"]') && alert.textContent?.trim()) said.push(alert.textContent);
  };
  let changed = performance.now();
  new MutationObserver((records) => {
    changed = performance.now();
    for (const { target, addedNodes } of records) {
      hear(target);
      for (const node of addedNodes) hear(node);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });

  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 60);
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  /** Many that are alike, such as the questions of a page or the headings of an article, are one kind. */
  const kindOf = (element: Element) => {
    const place = element.closest('header, footer, main, dialog, [popover]')?.localName ?? 'body';
    const own = element.localName === 'summary' || element.matches('[data-copy-link]') ? '' : nameOf(element);
    return [place, element.localName, element.getAttribute('role'), element.className, own].join(' ');
  };
  const texts = (root: Element) => {
    const seen: string[] = [];
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let text = walk.nextNode(); text; text = walk.nextNode()) {
      const around = text.parentElement;
      const words = text.nodeValue?.trim();
      if (words && around && !around.closest(restless) && !around.closest(live) && isSeen(around))
        seen.push(words);
    }
    return seen.join('\n');
  };
  const states = [
    'aria-expanded',
    'aria-pressed',
    'aria-selected',
    'aria-checked',
    'aria-current',
    'aria-invalid',
  ];
  const tools: PressTools = {
    look() {
      const at = document.activeElement;
      const open = at?.closest('details')?.open;
      return {
        seen: document.body ? texts(document.body) : '',
        at: at ? [states.map((name) => at.getAttribute(name)), open, nameOf(at)].join(' ') : '',
      };
    },
    next(known) {
      // Nothing below a modal dialog can be pressed.
      const dialogs = [...document.querySelectorAll('dialog:modal')];
      const root = dialogs.at(-1) ?? document;
      for (const element of root.querySelectorAll<HTMLElement>(controls)) {
        if (pressed.has(element) || !isSeen(element) || element.tabIndex < 0) continue;
        pressed.add(element);
        const kind = kindOf(element);
        if (known.includes(kind)) continue;
        element.focus();
        if (document.activeElement !== element) continue;
        return { name: nameOf(element) || element.outerHTML.slice(0, 60), kind };
      }
      return null;
    },
    said: () => said.splice(0),
    async settled(quiet, most) {
      const end = performance.now() + most;
      changed = performance.now();
      while (performance.now() < end && performance.now() - changed < quiet)
        await new Promise((done) => setTimeout(done, 20));
    },
    inDialog: () => document.querySelector('dialog:modal, [popover]:popover-open') !== null,
    lost: () => document.activeElement === document.body || document.activeElement === null,
  };
  (globalThis as Tooled).press = tools;
}

export interface PressOptions {
  /** Kinds of controls that were pressed on pages before; those of this one are added. */
  known: string[];
  /** Most presses on this page. */
  most: number;
  /** Names of controls that end the visit, and so are pressed elsewhere. */
  except?: RegExp;
}

/** The errors and open requests of a page since it was prepared. */
export interface Watched {
  errors: string[];
  /** Requests without a response: until then a page may change by itself, or not know of a press yet. */
  pending: Set<Request>;
}

/** Prepares a page's documents; once for each context. */
export async function preparePresses(page: Page): Promise<Watched> {
  const errors: string[] = [];
  const pending = new Set<Request>();
  page.on('request', (request) => {
    // The browser reports no end of a request that may outlive its page.
    if (!request.url().endsWith('/events')) pending.add(request);
  });
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  await page.context().addInitScript(pressTools);
  page.on('pageerror', (error) => errors.push(`a script throws: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    // An answer of the service that refuses something is no fault of the page.
    if (/^Failed to load resource: the server responded with a status of 4/.test(message.text())) return;
    errors.push(`the console says: ${message.text()}`);
  });
  return { errors, pending };
}

/** Whether the focus is in an island that is not alive yet: what it asks for then comes after a while. */
const isWaking = () => Boolean(document.activeElement?.closest('[data-island]:not([data-hydrated])'));

/** Resolves once the page waits for nothing and has not changed for `quiet` ms. */
async function untilCalm(page: Page, pending: ReadonlySet<Request>, quiet: number): Promise<void> {
  do {
    await expect.poll(() => page.evaluate(isWaking)).toBe(false);
    await expect.poll(() => [...pending].map((request) => request.url())).toEqual([]);
    await page.evaluate((ms) => (globalThis as Tooled).press.settled(ms, 2_500), quiet);
  } while (pending.size > 0);
}

/** Presses the control that has the focus; null when the page was left. Resolves with the problems. */
async function pressFocused(page: Page, { errors, pending }: Watched): Promise<string[] | null> {
  const { pathname } = new URL(page.url());
  errors.length = 0;
  await untilCalm(page, pending, 100);
  const before = await page.evaluate(() => {
    const { press } = globalThis as Tooled;
    press.said();
    (globalThis as { pressedAt?: Element | null }).pressedAt = document.activeElement;
    return press.look();
  });
  await page.keyboard.press('Enter');
  await untilCalm(page, pending, 150);
  const after = await page.evaluate(() => {
    const { press } = globalThis as Tooled;
    const { pressedAt } = globalThis as { pressedAt?: Element | null };
    const moved = document.activeElement !== pressedAt;
    // A form of the page led to the same address: another document, which does not know the press.
    const left = pressedAt === undefined;
    return { ...press.look(), said: press.said(), left, moved, lost: press.lost(), open: press.inDialog() };
  });
  const problems = errors.splice(0);
  if (after.left || new URL(page.url()).pathname !== pathname) return null;
  if (after.lost) problems.push('the focus is nowhere');
  else if (after.seen !== before.seen && after.said.length === 0 && !after.moved && after.at === before.at)
    problems.push(`nothing is said of ${difference(before.seen, after.seen)}`);
  if (!after.open) return problems;
  await page.keyboard.press('Escape');
  const lost = await page.evaluate(async () => {
    const { press } = globalThis as Tooled;
    await press.settled(100, 1_500);
    return !press.inDialog() && press.lost();
  });
  if (lost) problems.push('the focus is nowhere once its dialog is closed');
  return problems;
}

/** Undefined where the document has gone meanwhile: it responds to nothing. */
const inDocument = <T>(work: Promise<T>): Promise<T | undefined> =>
  work.catch((error: Error) => {
    if (/context was destroyed|navigat/i.test(error.message)) return undefined;
    throw error;
  });

/**
 * Presses each control of the page once, by keyboard. Wrong is a press after which the focus is nowhere, one whose change
 * only eyes see (no word in a live region, no state of the control, no focus that has gone on), and any error of a script.
 */
export async function pressControls(
  page: Page,
  address: string,
  watched: Watched,
  { known, most, except }: PressOptions,
): Promise<{ pressed: number; problems: Pressed[] }> {
  const problems: Pressed[] = [];
  let pressed = 0;
  const open = async () => {
    // A press may have begun to lead elsewhere.
    await page.waitForLoadState().catch(() => {});
    watched.pending.clear();
    await expect(() => page.goto(address)).toPass();
    await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => {});
    // A page that wakes with the first intent is awake before the first press.
    await page.locator('main').first().dispatchEvent('pointerover');
    await untilCalm(page, watched.pending, 150);
  };
  await open();
  for (; pressed < most; pressed += 1) {
    const control = await inDocument(
      page.evaluate((names) => (globalThis as Tooled).press.next(names), known),
    );
    // The press before this one leads elsewhere, and the response has come only now.
    if (control === undefined) await open();
    if (control === null) break;
    if (!control) continue;
    known.push(control.kind);
    if (except?.test(control.name)) continue;
    const found = (await inDocument(pressFocused(page, watched))) ?? null;
    for (const problem of found ?? [])
      problems.push({ control: `“${control.name}” of ${new URL(address).pathname}`, problem });
    if (!found) await open();
  }
  return { pressed, problems };
}

/** The first lines that have come or gone. */
function difference(before: string, after: string): string {
  const [old, now] = [new Set(before.split('\n')), new Set(after.split('\n'))];
  const come = [...now].filter((line) => !old.has(line));
  const gone = [...old].filter((line) => !now.has(line));
  return `“${[...come, ...gone.map((line) => `−${line}`)].slice(0, 3).join(' / ').slice(0, 160)}”`;
}
