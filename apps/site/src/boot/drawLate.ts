/** Fetches the drawings below the first screen, which the edge lets wait for it. */
export function drawLate(root: ParentNode): void {
  for (const use of root.querySelectorAll<SVGUseElement>('[data-href]'))
    use.setAttribute('href', use.dataset.href as string);
}
