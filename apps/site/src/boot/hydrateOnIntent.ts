import { earlyEvents } from './earlyEvents.ts';
import type { Visitor } from './followVisitor.ts';

/**
 * Loads the code of a part of the page and hydrates it. Calls `onAlive` in an effect of the hydrated components, before
 * they are drawn again, with what follows the visitor; rejects when the code does not load.
 */
export type Mount = (onAlive: OnAlive) => Promise<unknown>;
export type OnAlive = (visitor: Visitor) => void;

const intents = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const;
/** Acts that belong to the components: held back until these are alive, then done again in their order. */
const acts = ['click', 'submit', 'keydown'] as const;

const fields = 'input:not([type=submit],[type=button]),select,textarea';
/** The browser acts on these by itself; fields report their state when they are alive. */
const worksAlone = `a[href],summary,label,option,${fields}`;

const nextTask = () => new Promise((done) => setTimeout(done));

/** Whether a key means something to a component and nothing to the browser. */
const isForComponents = ({ key, target }: KeyboardEvent) =>
  key === 'Escape' || (key !== 'Tab' && !(target as Element).closest(`button,${worksAlone}`));

/**
 * Keeps React away from `element` until a visitor means to use it. The first pointer, focus or key loads it, and nothing
 * done meanwhile is lost (`followVisitor`): fields keep their text, selection and focus and report them, clicks, submits
 * and keys are repeated. Returns what starts it without intent; `onFailure` is called when the code does not load.
 */
export function hydrateOnIntent(
  element: HTMLElement,
  mount: Mount,
  onFailure: (error: unknown) => void = () => {},
): () => void {
  let waking = false;
  let repeating = false;
  let failed = false;
  let held: Event[] = [];
  let tookOver: Promise<unknown> | undefined;
  let visitor: Visitor | undefined;

  async function finish(): Promise<void> {
    // Each act finds the page that the one before it has left; acts that come meanwhile wait in line.
    do {
      await nextTask();
      await tookOver;
      const act = held.shift();
      repeating = true;
      if (act) visitor?.repeat(act);
      repeating = false;
    } while (held.length > 0);
    for (const type of acts) element.removeEventListener(type, hold, true);
    element.dataset.hydrated = '';
  }

  function wake(): void {
    if (waking) return;
    waking = true;
    const onAlive: OnAlive = (alive) => {
      visitor = alive;
      // Components hear of what was done a moment later, and only then of acts.
      tookOver = alive.takeOver().then(nextTask);
    };
    mount(onAlive).then(finish, (error: unknown) => {
      // The next intent tries again; what was typed stays.
      waking = false;
      failed = true;
      held = [];
      onFailure(error);
    });
  }

  function hold(event: Event): void {
    // Without its code a form that the server reads by itself is sent as without scripts.
    if (repeating || (failed && (event.target as Element).closest('[method=post]'))) return;
    if (event.type === 'keydown') {
      if (!isForComponents(event as KeyboardEvent)) return;
    } else {
      if (event.type === 'click' && (event.target as Element).closest(worksAlone)) return;
      event.preventDefault();
    }
    event.stopImmediatePropagation();
    held.push(event);
    wake();
  }

  for (const type of intents) element.addEventListener(type, wake, { passive: true, once: true });
  for (const type of acts) element.addEventListener(type, hold, true);
  for (const event of earlyEvents(element)) hold(event);
  // A heading with the focus is only read (`focusArrival`).
  if (element.querySelector(':focus:not(h1)')) wake();
  return wake;
}
