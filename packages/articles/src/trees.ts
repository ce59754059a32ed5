import type { Element, ElementContent, Nodes, Root, RootContent } from 'hast';

const breaksText = new Set(
  'p h1 h2 h3 h4 h5 h6 ul ol li blockquote pre hr figure figcaption table tr th td dl dt dd section br'.split(
    ' ',
  ),
);

export const isElement = (node: Nodes | undefined, name?: string): node is Element =>
  node?.type === 'element' && (name === undefined || node.tagName === name);

/** The text of a tree, with a space where blocks meet; without the numbers of footnotes. */
export function textOf(node: Nodes): string {
  const parts: string[] = [];
  const visit = (each: Nodes): void => {
    if (each.type === 'text') parts.push(each.value);
    if (!('children' in each)) return;
    if (isElement(each) && ('dataFootnoteRef' in each.properties || 'dataFootnoteBackref' in each.properties))
      return;
    const apart = isElement(each) && breaksText.has(each.tagName);
    if (apart) parts.push(' ');
    for (const child of each.children) visit(child as Nodes);
    if (apart) parts.push(' ');
  };
  visit(node);
  return parts.join('').replace(/\s+/g, ' ').trim();
}

/** Calls `see` with every element, the outer one first. */
export function eachElement(node: Nodes, see: (element: Element) => void): void {
  if (isElement(node)) see(node);
  if ('children' in node) for (const child of node.children) eachElement(child as Nodes, see);
}

export const rootOf = (children: readonly (RootContent | ElementContent)[]): Root => ({
  type: 'root',
  children: [...children],
});
