/**
 * Says that code did not load, where no reload helps (`reloadOnChunkError`); what was typed stays. Taken back before the
 * next try, so that React finds what the server wrote.
 */
export function tellFailure(root: ParentNode, failed: boolean): void {
  root.querySelector('[data-load-failure]')?.toggleAttribute('hidden', !failed);
}
