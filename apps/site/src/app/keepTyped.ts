import { beginAnew } from './beginAnew.ts';
import { readTab, tabKeys, writeTab } from './tabMemory.ts';

/** By path, then by the name of the field. */
type Typed = Record<string, Record<string, string>>;
type Field = HTMLInputElement | HTMLTextAreaElement;

const lifetime = 3_600_000;
/** Longer texts than any field takes are somebody else's. */
const longest = 5000;

/** Addresses, names and sentences: no password, no code of a mail, and nothing that is asked for to be sure. */
const kept = [
  'input[name]:is([type=email],[type=text],[type=tel],[type=url]):not([autocomplete=one-time-code],[autocomplete=off])',
  'textarea[name]',
].join();

const readAll = () => readTab<Typed>(tabKeys.typed) ?? {};

function write(field: Field, text: string): void {
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/**
 * Keeps what is typed into the fields below `root` over a reload, a discarded tab and Back, for an hour and for this tab
 * alone, and puts it back into fields that are empty, also into those that are drawn later. Called when they are alive.
 */
export function keepTyped(root: HTMLElement): void {
  const seen = new WeakSet<Field>();
  const save = (field: Field) => {
    if (field.value.length > longest) return;
    const all = readAll();
    const values = { ...all[location.pathname], [field.name]: field.value };
    writeTab(tabKeys.typed, { ...all, [location.pathname]: values }, Date.now() + lifetime);
  };
  const restore = () => {
    const values = readAll()[location.pathname] ?? {};
    for (const field of root.querySelectorAll<Field>(kept)) {
      if (seen.has(field)) continue;
      seen.add(field);
      const text = values[field.name];
      // Typed before anything here was alive; React may know it by now, and has made it the default as well.
      if (field.value) save(field);
      else if (typeof text === 'string' && text && !field.disabled && !field.readOnly) write(field, text);
    }
  };
  root.addEventListener('input', ({ target }) => {
    const field = target as Field;
    if (!field.matches(kept)) return;
    seen.add(field);
    save(field);
  });
  // Forgotten meanwhile, by a sign-in, a sign-out or its end: what stands in the fields is not to be shown either.
  let hadText = false;
  addEventListener('pagehide', () => {
    hadText = location.pathname in readAll();
  });
  addEventListener('pageshow', (event) => {
    if (event.persisted && hadText && !(location.pathname in readAll())) beginAnew(event);
  });
  new MutationObserver(restore).observe(root, { childList: true, subtree: true });
  restore();
}
