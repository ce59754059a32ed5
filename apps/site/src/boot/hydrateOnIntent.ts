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

/** ms after the end of a press in which its click comes, on a touch screen as well; not every press has one. */
const clickAfter = 50;
/** ms after which a press whose end nobody told is taken for over. */
const longestPress = 2000;

/** Resolves when the press that has just begun is over, and its click has come. */
const endOfPress = (page: Document) =>
  new Promise<void>((done) => {
    for (const type of ['click', 'pointerup', 'pointercancel'])
      page.addEventListener(type, () => setTimeout(done, type === 'click' ? 0 : clickAfter), {
        capture: true,
        once: true,
      });
    setTimeout(done, longestPress);
  });

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
  let held: Event[] = [];
  let pointedAt: PointerEvent | undefined;
  let pressed = Promise.resolve();
  let tookOver: Promise<unknown> = pressed;
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
    element.removeEventListener('pointerover', point);
    element.removeEventListener('pointerdown', press, true);
    element.dataset.hydrated = '';
  }

  function wake(): void {
    if (waking) return;
    waking = true;
    const onAlive: OnAlive = (alive) => {
      visitor = alive;
      const report = alive.read();
      // Outside the effect: within it React puts back the values it knows. After a press: edits that are reported may
      // move the button from under it, and what is released elsewhere is no click.
      // Components hear of them a moment later, and only then of acts.
      tookOver = pressed.then(() => report(pointedAt)).then(nextTask);
    };
    mount(onAlive).then(finish, (error: unknown) => {
      // The next intent tries again; what was typed stays.
      waking = false;
      held = [];
      onFailure(error);
    });
  }

  function hold(event: Event): void {
    if (repeating) return;
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

  const point = (event: PointerEvent) => {
    pointedAt = event;
  };
  const press = () => {
    pressed = endOfPress(element.ownerDocument);
  };

  for (const type of intents) element.addEventListener(type, wake, { passive: true, once: true });
  for (const type of acts) element.addEventListener(type, hold, true);
  element.addEventListener('pointerover', point);
  // Before React hears of it, which hydrates within it what is not alive yet.
  element.addEventListener('pointerdown', press, true);
  for (const event of earlyEvents(element)) hold(event);
  // A heading with the focus is only read (`focusArrival`).
  if (element.querySelector(':focus:not(h1)')) wake();
  return wake;
}
