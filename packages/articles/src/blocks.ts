import type { ArticleBlock, ArticleHeading, Diagram, EmbedName } from '@tern/domain';
import type { ElementContent, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { nameTable } from './nameTable.ts';
import { diagramShape, diagramTexts } from './readDiagram.ts';
import { sanitizeTree } from './sanitizeHtml.ts';
import { createSlugs } from './slugs.ts';
import { eachElement, isElement, rootOf, textOf } from './trees.ts';

type Tree = (RootContent | ElementContent)[];

/** A part of a body as it was read: trees are neither sanitised nor written yet. */
export type Part =
  | { kind: 'html'; children: Tree }
  | { kind: 'note'; title: string | null; children: Tree }
  | { kind: 'diagram'; diagram: Diagram }
  | { kind: 'embed'; name: EmbedName; values: Record<string, string> };

export interface Body {
  blocks: ArticleBlock[];
  headings: ArticleHeading[];
  /** The running text: what is counted and searched. */
  plain: string;
  /** All that is the same in every language, in order. */
  shape: string[];
}

/** The name of an element when translations are compared. */
const shapes: Readonly<Record<string, string>> = { h2: '##', h3: '###', table: 'table', figure: 'figure' };

const shapeOf = (part: Part): string[] => {
  if (part.kind === 'diagram') return [`diagram: ${diagramShape(part.diagram)}`];
  if (part.kind === 'embed') return [`::${part.name} ${JSON.stringify(part.values)}`];
  if (part.kind === 'note') return [':::note'];
  return part.children.flatMap((child) => (isElement(child) ? (shapes[child.tagName] ?? []) : []));
};

const textOfPart = (part: Part): string => {
  if (part.kind === 'diagram') return diagramTexts(part.diagram).join(' ');
  if (part.kind === 'embed') return '';
  const text = textOf(rootOf(part.children));
  return part.kind === 'note' && part.title ? `${part.title} ${text}` : text;
};

export interface BodyOptions {
  /** Of the article: names a table that no heading stands before. */
  title: string;
  /** Anchors of the headings, where there is one for each, so that all languages share them. */
  anchors?: readonly string[] | undefined;
}

/** Sanitises the parts of a body and writes them. Headings get the anchors given, else anchors of their own text. */
export function writeBody(parts: readonly Part[], { title, anchors }: BodyOptions): Body {
  const headings: ArticleHeading[] = [];
  const slugOf = createSlugs();
  const trees = parts.map((part) => ('children' in part ? sanitizeTree(rootOf(part.children)) : null));
  for (const tree of trees) {
    if (!tree) continue;
    eachElement(tree, (element) => {
      if (element.tagName !== 'h2' && element.tagName !== 'h3') return;
      const text = textOf(element);
      headings.push({ id: slugOf(text), text, depth: element.tagName === 'h2' ? 2 : 3 });
    });
  }
  if (anchors?.length === headings.length)
    for (const [index, heading] of headings.entries()) heading.id = anchors[index] as string;
  let next = 0;
  const blocks = parts.map((part, index): ArticleBlock => {
    const tree = trees[index];
    if (!tree || !('children' in part)) return part as ArticleBlock;
    eachElement(tree, (element) => {
      if (element.tagName === 'table') nameTable(element, { heading: headings[next - 1]?.id, title });
      if (element.tagName !== 'h2' && element.tagName !== 'h3') return;
      element.properties.id = (headings[next] as ArticleHeading).id;
      next += 1;
    });
    const html = toHtml(tree, { characterReferences: { useNamedReferences: false }, quote: '"' }).trim();
    return part.kind === 'note' ? { kind: 'note', title: part.title, html } : { kind: 'html', html };
  });
  return {
    blocks: blocks.filter((block) => !('html' in block) || block.html !== ''),
    headings,
    plain: parts.map(textOfPart).filter(Boolean).join(' '),
    shape: parts.flatMap(shapeOf),
  };
}
