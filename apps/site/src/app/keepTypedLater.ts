import { readTab, tabKeys } from './tabMemory.ts';

/**
 * Loads `keepTyped` for the fields below `root` with the first text that is in one, or that this tab has of earlier, and
 * starts it once they are alive.
 */
export function keepTypedLater(root: HTMLElement, alive: Promise<unknown>): void {
  const load = () =>
    void Promise.all([import('./keepTyped.ts'), alive])
      .then(([{ keepTyped }]) => keepTyped(root))
      .catch(() => {});
  const fields = root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type=radio],[type=checkbox],[type=hidden]), textarea',
  );
  if ([...fields].some(({ value }) => value !== '') || readTab(tabKeys.typed)) load();
  else root.addEventListener('input', load, { once: true });
}
