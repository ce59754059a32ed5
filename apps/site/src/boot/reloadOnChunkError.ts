const key = 'chunk-reload-at';
/** ms between two reloads (spec section 9, Chunk reload guard). */
const guard = 60_000;

/** Fields that hold another text than the server's. */
const edited = () =>
  [...document.querySelectorAll<HTMLInputElement>('input,textarea')].filter(
    ({ value, defaultValue }) => value !== defaultValue,
  );

/**
 * Loads the page again, and says whether it does. Text comes along (`restoreTyped`); a secret does not, and a form that the
 * server reads by itself is sent as without scripts: with text in them a page stays.
 */
function reload(): boolean {
  const fields = edited();
  if (fields.some((field) => field.matches('[method=post] *,[type=password]'))) return false;
  try {
    if (Date.now() - Number(sessionStorage.getItem(key)) < guard) return false;
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    // Nothing can be stored: once for each entry of the history.
    if (history.state?.typed) return false;
  }
  history.replaceState({ ...history.state, typed: fields.map(({ name, value }) => [name, value]) }, '');
  location.reload();
  return true;
}

const isField = (target: EventTarget | null) => (target as Element | null)?.matches('input,textarea');

/** Reloads once no field has the focus: from one field to the next somebody is still typing. */
function reloadOnLeaving(): void {
  addEventListener(
    'focusout',
    ({ relatedTarget }) => (isField(relatedTarget) ? reloadOnLeaving() : reload()),
    { once: true },
  );
}

/**
 * A chunk that is gone after a deployment reloads the page, at most once per 60 s (spec sections 2 and 8); while somebody is
 * in a field, once it is left.
 */
export function reloadOnChunkError(): void {
  if (history.state?.typed?.[0]) void import('./restoreTyped.ts').then((typed) => typed.restoreTyped());
  addEventListener('vite:preloadError', (event) => {
    // Without a connection a reload would only lose what was typed.
    if (!navigator.onLine) return;
    if (isField(document.activeElement)) reloadOnLeaving();
    else if (reload()) event.preventDefault();
  });
}
