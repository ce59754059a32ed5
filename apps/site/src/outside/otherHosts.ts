import { hopOnce } from './hopOnce.ts';

/** What the operator lets a page do with other hosts. Pages load it only where their document names one. */
export function otherHosts(root: Document): void {
  const { hop } = root.documentElement.dataset;
  if (hop) hopOnce(hop, root, (address) => location.replace(address));
}
