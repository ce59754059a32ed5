/**
 * Ids that something in `root` names and nothing in the document has: of labels, descriptions and errors, and of the
 * links within the page, such as those of an error summary. It uses nothing around it, so that a test can run it in
 * a page.
 */
export function deadReferences(root: ParentNode = document, links = 'a[href^="#"]'): string[] {
  const names = [
    'for',
    'aria-labelledby',
    'aria-describedby',
    'aria-errormessage',
    'aria-details',
    'aria-owns',
    'aria-activedescendant',
  ];
  const named = names.flatMap((name) =>
    [...root.querySelectorAll(`[${name}]`)].flatMap((element) =>
      (element.getAttribute(name) ?? '').split(/\s+/).map((id) => ({ id, by: name })),
    ),
  );
  const linked = [...root.querySelectorAll(links)].map((link) => ({
    id: decodeURIComponent((link.getAttribute('href') ?? '').slice(1)),
    by: 'href',
  }));
  return [...named, ...linked]
    .filter(({ id }) => id !== '' && !document.getElementById(id))
    .map(({ id, by }) => `${by}="${id}"`);
}
