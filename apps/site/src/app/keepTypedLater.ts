/**
 * Loads `keepTyped` for fields below `root` once the page has nothing else to do, and only where there are any. Text that
 * was typed before is kept then.
 */
export function keepTypedLater(root: HTMLElement): void {
  if (!root.querySelector('input, textarea')) return;
  import('./keepTyped.ts').then(({ keepTyped }) => keepTyped(root)).catch(() => {});
}
