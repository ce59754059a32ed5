/** Runs once the document is there to its end: the first paint, with which the scripts begin, may come before. */
export function whenParsed(root: Document, run: () => void): void {
  if (root.readyState === 'loading') root.addEventListener('DOMContentLoaded', run);
  else run();
}
