/**
 * Says that code did not load, where no reload helps (`reloadOnChunkError`); what was typed stays. Taken back before the
 * next try, so that React finds what the server wrote.
 */
export function tellFailure(root: ParentNode, failed: boolean): void {
  const notice = root.querySelector<HTMLElement>('[data-load-failure]');
  if (notice) notice.hidden = !failed;
}
