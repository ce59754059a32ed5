import { readTab, tabKeys } from './tabMemory.ts';

/** Loads `keepTyped` for the fields below `root` with the first text that is in one, or that this tab has of earlier. */
export function keepTypedLater(root: HTMLElement): void {
  const load = () => void import('./keepTyped.ts').then(({ keepTyped }) => keepTyped(root)).catch(() => {});
  const fields = root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type=radio],[type=checkbox],[type=hidden]), textarea',
  );
  if ([...fields].some(({ value }) => value !== '') || readTab(tabKeys.typed)) load();
  else root.addEventListener('input', load, { once: true });
}
