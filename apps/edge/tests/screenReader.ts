import { type CDPSession, expect, type Page, type Request } from '@playwright/test';

interface AccessibleNode {
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
  value?: { value: string | number };
  description?: { value: string };
  properties?: { name: string; value: { value: unknown } }[];
}

/** The words of live regions, collected by the page, and what it will do by itself. */
interface Listening {
  heard?: string[];
  /** Resolves once no timer is left of those that end within so many ms from now, and their changes are painted. */
  calm?: (within: number) => Promise<void>;
}

/** Roles whose name is told when the focus comes into them. */
const places = new Set([
  'banner',
  'complementary',
  'contentinfo',
  'dialog',
  'alertdialog',
  'form',
  'group',
  'main',
  'navigation',
  'radiogroup',
  'region',
  'search',
]);

/** States that are told, and the word for each value of them. */
const states: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  checked: { true: 'checked', false: 'not checked', mixed: 'half checked' },
  disabled: { true: 'unavailable' },
  expanded: { true: 'expanded', false: 'collapsed' },
  invalid: { true: 'invalid' },
  pressed: { true: 'pressed', false: 'not pressed' },
  required: { true: 'required' },
  selected: { true: 'selected' },
  busy: { true: 'busy' },
};

/** Runs in every document: what is added to live regions, or changes in them, in the order a listener hears it. */
function listen(): void {
  const heard: string[] = [];
  (globalThis as Listening).heard = heard;
  const live = '[role="status"], [role="alert"], [role="log"], [aria-live]:not([aria-live="off"]), output';
  const last = new WeakMap<Element, string>();
  const say = (region: Element) => {
    // One that waits out of sight says nothing yet.
    if (!region.checkVisibility()) return;
    const shown = region.cloneNode(true) as Element;
    for (const part of shown.querySelectorAll('[aria-hidden="true"], [hidden]')) part.remove();
    // Parts of their own are told apart.
    const words = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
    const parts: string[] = [];
    while (words.nextNode()) parts.push(words.currentNode.nodeValue ?? '');
    const text = parts
      .join(' ')
      .replace(/\s+/g, ' ')
      .replace(/ (?=[.,:;!?…،؛؟。、：）)])/g, '')
      .trim();
    if (last.get(region) === text) return;
    last.set(region, text);
    if (text) heard.push(`${region.matches('[role="alert"]') ? 'alert' : 'status'}: ${text}`);
  };
  new MutationObserver((changes) => {
    const regions = new Set<Element>();
    for (const { target, addedNodes } of changes) {
      const within = (target instanceof Element ? target : target.parentElement)?.closest(live);
      if (within) regions.add(within);
      for (const node of addedNodes) {
        // A new alert is said; a new status that comes with its text mostly is not.
        if (!(node instanceof Element)) continue;
        for (const alert of [node, ...node.querySelectorAll('*')])
          if (alert.matches('[role="alert"]')) regions.add(alert);
      }
    }
    for (const region of regions) say(region);
  }).observe(document, { subtree: true, childList: true, characterData: true, attributeFilter: ['hidden'] });
}

/** Runs in every document: knows the timers that wait. */
function watchTimers(): void {
  const ends = new Map<number, number>();
  const later = globalThis.setTimeout.bind(globalThis) as Window['setTimeout'];
  const drop = globalThis.clearTimeout.bind(globalThis);
  const setTimer = (work: (...given: unknown[]) => void, wait = 0, ...given: unknown[]) => {
    const id = later(() => {
      ends.delete(id);
      work(...given);
    }, wait);
    ends.set(id, performance.now() + wait);
    return id;
  };
  const clearTimer = (id?: number) => {
    if (id !== undefined) ends.delete(id);
    drop(id);
  };
  Object.assign(globalThis, { setTimeout: setTimer, clearTimeout: clearTimer });
  const painted = () => new Promise((done) => requestAnimationFrame(() => later(done)));
  (globalThis as Listening).calm = async (within) => {
    // Those that begin meanwhile do not count: a clock that ticks would never end.
    const soon = performance.now() + within;
    const waiting = [...ends].filter(([, end]) => end <= soon).map(([id]) => id);
    do await painted();
    while (waiting.some((id) => ends.has(id)));
    await painted();
  };
}

/**
 * A person who hears a page: presses keys, and writes what a screen reader would say at each stop, out of the
 * browser's accessibility tree. Roles and states are in English, names as the page has them.
 */
export class ScreenReader {
  readonly lines: string[] = [];
  readonly #page: Page;
  readonly #tree: CDPSession;
  readonly #pending = new Set<Request>();
  #around: string[] = [];

  private constructor(page: Page, tree: CDPSession) {
    this.#page = page;
    this.#tree = tree;
    page.on('request', (request) => {
      // The browser reports no end of a request that may outlive its page.
      if (!request.url().endsWith('/events')) this.#pending.add(request);
    });
    page.on('requestfinished', (request) => this.#pending.delete(request));
    page.on('requestfailed', (request) => this.#pending.delete(request));
    // The requests of a document end with it, without a word.
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) this.#pending.clear();
    });
  }

  static async on(page: Page): Promise<ScreenReader> {
    await page.addInitScript(listen);
    await page.addInitScript(watchTimers);
    const tree = await page.context().newCDPSession(page);
    await tree.send('Accessibility.enable');
    return new ScreenReader(page, tree);
  }

  heading(text: string): void {
    this.lines.push('', `## ${text}`, '');
  }

  /** The title of a document, which is said when it opens. */
  async title(): Promise<void> {
    this.#around = [];
    this.lines.push(`page: ${await this.#page.title()}`);
  }

  /** Presses a key, and says where the focus is then. */
  async press(key: string): Promise<void> {
    await this.#page.keyboard.press(key);
    await this.say(key);
  }

  /** Presses the key until `wanted` has the focus. */
  async goTo(wanted: string, key = 'Tab', most = 60): Promise<void> {
    for (let presses = 0; presses < most; presses += 1) {
      await this.press(key);
      if (await this.#page.evaluate((css) => document.activeElement?.matches(css) ?? false, wanted)) return;
    }
    throw new Error(`${wanted} is not reached with ${most} times ${key}`);
  }

  /** Types, without a line for every key. */
  async type(text: string): Promise<void> {
    await this.#page.keyboard.type(text);
    this.lines.push(`  typed: ${text}`);
    // A summary of what was typed comes once the typing has paused.
    await this.hear({ quiet: 1_500 });
  }

  /** The stop that has the focus, the places it is in, and the words of live regions meanwhile. */
  async say(key = ''): Promise<void> {
    const { node, around } = await this.#focused();
    const entered = around.filter((place) => !this.#around.includes(place));
    this.#around = around;
    const into = entered.length > 0 ? ` (in ${entered.join(', ')})` : '';
    this.lines.push(`${key ? `${key}: ` : ''}${spoken(node)}${into}`);
    await this.hear();
  }

  /**
   * The live regions alone, once the page waits for no response and for no timer of so many ms. With `most` only the
   * first ones.
   */
  async hear({ quiet = 300, most = Number.POSITIVE_INFINITY } = {}): Promise<void> {
    const count = () => this.#page.evaluate(() => (globalThis as Listening).heard?.length ?? 0);
    for (let before = -1, now = await count(); before !== now; now = await count()) {
      before = now;
      await this.#calm(quiet);
    }
    await this.#take(most);
  }

  /** The next words of live regions alone, without what comes after them. */
  async hearNext(): Promise<void> {
    await this.#page.waitForFunction(() => (globalThis as Listening).heard?.length);
    await this.#take(1);
  }

  async #take(most: number): Promise<void> {
    const heard = await this.#page.evaluate(() => (globalThis as Listening).heard?.splice(0) ?? []);
    for (const text of heard.slice(0, most)) this.lines.push(`  ${text}`);
  }

  /** Leaves out what live regions have said since. */
  async forget(): Promise<void> {
    await this.#page.evaluate(() => (globalThis as Listening).heard?.splice(0));
  }

  async #calm(within: number): Promise<void> {
    do {
      await expect.poll(() => this.#pending.size, { intervals: [10] }).toBe(0);
      await this.#page.evaluate((ms) => (globalThis as Listening).calm?.(ms), within);
    } while (this.#pending.size > 0);
  }

  async #focused(): Promise<{ node: AccessibleNode; around: string[] }> {
    const { result } = await this.#tree.send('Runtime.evaluate', { expression: 'document.activeElement' });
    const { nodes } = (await this.#tree.send('Accessibility.getAXNodeAndAncestors', {
      objectId: result.objectId,
    })) as unknown as { nodes: AccessibleNode[] };
    const [node, ...above] = nodes as [AccessibleNode, ...AccessibleNode[]];
    const around = above
      .filter(({ ignored, role }) => !ignored && places.has(role?.value ?? ''))
      .map(({ role, name, description }) => {
        const place = name?.value ? `${role?.value} “${name.value}”` : `${role?.value}`;
        // Told as a dialog opens.
        return /dialog/.test(role?.value ?? '') && description?.value
          ? `${place}, described “${description.value}”`
          : place;
      })
      .reverse();
    return { node, around };
  }
}

/** `link “Plans from $2.90”, collapsed; a description`. */
function spoken({ role, name, value, description, properties = [] }: AccessibleNode): string {
  const told = properties.flatMap((property) => states[property.name]?.[String(property.value.value)] ?? []);
  const level = properties.find((property) => property.name === 'level')?.value.value;
  return [
    `${role?.value}${level ? ` ${level}` : ''} “${name?.value ?? ''}”`,
    ...(value?.value !== undefined && value.value !== '' ? [`value “${value.value}”`] : []),
    ...told,
    ...(description?.value ? [`described “${description.value}”`] : []),
  ].join(', ');
}
