import {
  type BrowserContext,
  test as base,
  expect,
  type Locator,
  type Page,
  type TestInfo,
} from '@playwright/test';
import { deadReferences } from '@tern/testing/deadReferences';
import { type Product, startProduct } from '@tern/testing/product';
import { watchErrors } from '@tern/testing/watchErrors';
import { watchHeadings } from '@tern/testing/watchHeadings';

/** Looks, 50 ms apart, in which a page that changes has to put the focus somewhere: one that is held up takes none. */
const patience = 20;

interface Watched {
  /** The element that had the focus and is gone while nothing else got it; null when all is well. */
  lostFocus?: () => string | null;
}

/**
 * Runs in every document of a journey: follows the focus, and reports once it has been lost for so many looks.
 * Focus is lost when the element that has it is removed, hidden or disabled and the body of the page is left.
 */
function watchFocus(within: number): void {
  let last: HTMLElement | null = null;
  let looks = 0;
  const usable = (element: HTMLElement) =>
    element.isConnected && !element.matches(':disabled') && element.checkVisibility();
  const lost = () => {
    const { activeElement, body } = document;
    if (!last || !body || (activeElement && activeElement !== body) || usable(last)) return null;
    return `${last.localName} "${last.textContent?.trim().slice(0, 40) || last.id}" of ${location.pathname}`;
  };
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement) last = target;
    looks = 0;
  });
  // Left on purpose, such as with a press beside it: the element is there and could have kept the focus.
  document.addEventListener('focusout', ({ target }) =>
    setTimeout(() => {
      if (last === target && usable(last as HTMLElement) && document.activeElement !== last) last = null;
    }),
  );
  (globalThis as Watched).lostFocus = lost;
  setInterval(() => {
    const element = lost();
    looks = element ? looks + 1 : 0;
    if (!element || looks < within) return;
    last = null;
    void (globalThis as { focusIsLost?: (element: string) => void }).focusIsLost?.(element);
  }, 50);
}

/** The focus of all pages of one journey, the ids they name, and the errors at the focus. */
class FocusGuard {
  readonly #seen = new Set<BrowserContext>();
  readonly #lost: string[] = [];
  readonly #silent: string[] = [];
  readonly #unseen: string[] = [];

  async watch(context: BrowserContext): Promise<void> {
    if (this.#seen.has(context)) return;
    this.#seen.add(context);
    context.once('close', () => this.#seen.delete(context));
    await context.exposeBinding('focusIsLost', (_source, element: string) => void this.#lost.push(element));
    await context.addInitScript(watchFocus, patience);
    await context.exposeBinding('errorIsSilent', (_source, error: string) => void this.#silent.push(error));
    await context.addInitScript(`(${watchErrors})((error) => globalThis.errorIsSilent?.(error))`);
    await context.exposeBinding('headingIsUnseen', (_source, where: string) => void this.#unseen.push(where));
    await context.addInitScript(`(${watchHeadings})((where) => globalThis.headingIsUnseen?.(where))`);
  }

  /** Fails where the focus of an open page has fallen to its body and stays there, or an id that it names is missing. */
  async check(): Promise<void> {
    for (const context of this.#seen)
      for (const page of context.pages()) {
        await expectFocus(page);
        await expectReferences(page);
      }
    expect(this.#lost, 'Focus fell to the body of the page').toEqual([]);
    expect(this.#silent, 'Nothing says the error of the field that has the focus').toEqual([]);
    expect(this.#unseen, 'A heading has the focus and is not in sight').toEqual([]);
  }
}

async function expectFocus(page: Page): Promise<void> {
  // A page that is being left has no focus to lose.
  const lost = () => page.evaluate(() => (globalThis as Watched).lostFocus?.() ?? null).catch(() => null);
  await expect.poll(lost, { message: 'Focus fell to the body of the page' }).toBeNull();
}

/** Every label, description and link within the page finds what it names, also once errors are shown. */
async function expectReferences(page: Page): Promise<void> {
  // A page that is being left names nothing.
  const dead = () => page.evaluate<string[]>(`(${deadReferences})()`).catch(() => []);
  await expect.poll(dead, { message: `Nothing has the id that ${page.url()} names` }).toEqual([]);
}

/** The refusals of the content security policy on all pages of one journey, in the words of the browser. */
class PolicyGuard {
  readonly #seen = new WeakSet<BrowserContext>();
  /** A journey that provokes a refusal takes it out. */
  refused: string[] = [];

  async watch(context: BrowserContext): Promise<void> {
    if (this.#seen.has(context)) return;
    this.#seen.add(context);
    const loaded = new Set<string>();
    context.on('response', (response) => loaded.add(response.url()));
    await context.exposeBinding('policyRefused', (_source, what: string, again: string | null) => {
      // The recorder fetches what a page has loaded once more, where the browser let go of it with that page.
      if (again === null || !loaded.has(again)) this.refused.push(what);
    });
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        const { disposition, effectiveDirective, blockedURI, sample, documentURI, sourceFile } = event;
        const what = [disposition, effectiveDirective, blockedURI, sample, documentURI].join(' ');
        // No script asked for it.
        const again = effectiveDirective === 'connect-src' && !sourceFile ? blockedURI : null;
        type Told = { policyRefused?: (what: string, again: string | null) => void };
        void (globalThis as Told).policyRefused?.(what, again);
      });
    });
  }

  check(): void {
    expect(this.refused, 'The content security policy of a page refused something').toEqual([]);
  }
}

const guards = new WeakMap<TestInfo, FocusGuard>();

interface Guards {
  focusGuard: FocusGuard;
  policyGuard: PolicyGuard;
}

const guarded = base.extend<Guards, { visited: Product }>({
  visited: [
    async ({ browserName: _name }, use) => {
      const product = await startProduct();
      await use(product);
      await product.end();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  policyGuard: async ({ browserName: _name }, use) => {
    const guard = new PolicyGuard();
    await use(guard);
    guard.check();
  },
  focusGuard: [
    async ({ browser, policyGuard }, use, info) => {
      const guard = new FocusGuard();
      guards.set(info, guard);
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await newContext(options);
        await guard.watch(context);
        await policyGuard.watch(context);
        return context;
      };
      await use(guard);
      browser.newContext = newContext;
      await guard.check();
    },
    { auto: true },
  ],
  context: async ({ context, focusGuard, policyGuard }, use) => {
    await focusGuard.watch(context);
    await policyGuard.watch(context);
    await use(context);
    await focusGuard.check();
  },
});

/**
 * The test of a journey: after every step, and at its end, the focus of every page is somewhere. No page did anything
 * that its content security policy refuses.
 */
export const test: typeof guarded = Object.assign(guarded, {
  step: new Proxy(guarded.step, {
    apply: (step, self, [title, body, ...rest]: Parameters<typeof guarded.step>) =>
      Reflect.apply(step, self, [
        title,
        async (info: Parameters<typeof body>[0]) => {
          const result = await body(info);
          await guards.get(guarded.info())?.check();
          return result;
        },
        ...rest,
      ]),
  }),
});

/** One product for all files that only visit it, where nobody buys, writes or turns a knob: each worker starts its own. */
export function visitedProduct(): Pick<Product, 'origin'> {
  let origin = '';
  test.beforeAll(({ visited }) => {
    origin = visited.origin;
  });
  return {
    get origin() {
      return origin;
    },
  };
}

/** Waits until the page has drawn what is out of sight as well, as for paper (`drawLate`). */
export async function drawEverything(page: Page): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(page.locator('[data-late]')).toHaveCount(0, { timeout: 500 });
  }).toPass();
}

/**
 * Brings the part of the page alive that a control stands in: other islands may be alive before it. What a visitor does
 * before the first script is there wakes nothing, and the next movement does.
 */
export async function aliveAround(control: Locator): Promise<void> {
  const alive = control.locator('xpath=ancestor::*[@data-root or @data-island][1][@data-hydrated]');
  await expect(async () => {
    await control.dispatchEvent('pointerover');
    await alive.waitFor({ state: 'attached', timeout: 1000 });
  }).toPass();
}
