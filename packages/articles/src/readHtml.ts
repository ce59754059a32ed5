import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import type { Part } from './blocks.ts';
import { eachElement } from './trees.ts';

export interface HtmlOptions {
  /** Where a link leads instead; null takes the link away and leaves its text. */
  link(href: string): string | null;
  /** The address a picture is served from; null takes the picture away. */
  picture(src: string): string | null;
}

/** Characters of a foreign body that are read. */
const mostCharacters = 1_000_000;

const renamed: Readonly<Record<string, string>> = { h1: 'h2', h4: 'h3', h5: 'h3', h6: 'h3' };

function rewrite(element: Element, { link, picture }: HtmlOptions): void {
  element.tagName = renamed[element.tagName] ?? element.tagName;
  // Anchors and labels of theirs could collide with those of the page.
  delete element.properties.id;
  if (element.tagName === 'a') {
    const href = link(String(element.properties.href ?? ''));
    element.properties = href === null ? {} : { href };
  }
  if (element.tagName !== 'img') return;
  const src = picture(String(element.properties.src ?? ''));
  const { alt, width, height } = element.properties;
  element.properties =
    src === null ? {} : { src, alt: alt ?? '', width, height, loading: 'lazy', decoding: 'async' };
}

/** Pictures that were taken away, and paragraphs with nothing in them. */
const isEmpty = (element: Element) =>
  (element.tagName === 'img' && !element.properties.src) ||
  (['p', 'figure'].includes(element.tagName) &&
    element.children.every((child) => child.type === 'text' && child.value.trim() === ''));

function dropEmpty(node: Root | Element): void {
  for (const child of node.children) if (child.type === 'element') dropEmpty(child);
  node.children = node.children.filter(
    (child) => child.type !== 'element' || !isEmpty(child),
  ) as typeof node.children;
}

/** Reads HTML that somebody else wrote. The parts are not sanitised yet: `writeBody` does it. */
export function readHtml(html: string, options: HtmlOptions): Part[] {
  const tree = fromHtml(html.slice(0, mostCharacters), { fragment: true });
  eachElement(tree, (element) => rewrite(element, options));
  dropEmpty(tree);
  return [{ kind: 'html', children: tree.children as Element[] }];
}
