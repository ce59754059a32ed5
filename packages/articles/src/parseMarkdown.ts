import type { Element, ElementContent, ElementData, Root as HastRoot } from 'hast';
import type { Code, Image, Nodes, Paragraph, PhrasingContent, Root } from 'mdast';
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
import { directiveFromMarkdown } from 'mdast-util-directive';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFootnoteFromMarkdown } from 'mdast-util-gfm-footnote';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { type State, toHast } from 'mdast-util-to-hast';
import { directive } from 'micromark-extension-directive';
import { gfmFootnote } from 'micromark-extension-gfm-footnote';
import { gfmTable } from 'micromark-extension-gfm-table';
import type { Part } from './blocks.ts';
import { readDiagram } from './readDiagram.ts';
import { readEmbed } from './readEmbed.ts';

export interface PlacedPicture {
  /** Address on this origin. */
  src: string;
  width: number;
  height: number;
}

export interface MarkdownOptions {
  /** The line of the file that the source begins at. */
  line: number;
  /** The picture of a file beside the article; null where there is none. */
  picture(file: string): PlacedPicture | null;
}

export interface ParsedMarkdown {
  parts: Part[];
  /** Where links lead, with the line each stands in. */
  links: { href: string; line: number }[];
  /** Each begins with the line. */
  problems: string[];
}

/** A stand-in in the tree for what is no HTML. */
const partName = 'tern-part';

function parse(source: string): Root {
  return fromMarkdown(source, {
    // Without the directives inside of text: a colon in `2001:db8::1` would begin one.
    extensions: [gfmTable(), gfmFootnote(), { flow: directive().flow ?? {} }],
    mdastExtensions: [gfmTableFromMarkdown(), gfmFootnoteFromMarkdown(), directiveFromMarkdown()],
  });
}

function eachNode(
  node: Nodes,
  see: (node: Nodes, parents: readonly Nodes[]) => void,
  parents: Nodes[] = [],
): void {
  see(node, parents);
  if ('children' in node)
    for (const child of node.children) eachNode(child as Nodes, see, [...parents, node]);
}

const isLabel = (node: Nodes): node is Paragraph =>
  node.type === 'paragraph' &&
  (node.data as { directiveLabel?: boolean } | undefined)?.directiveLabel === true;

const plain = (nodes: readonly PhrasingContent[]): string =>
  nodes
    .map((node) =>
      'value' in node ? node.value : 'children' in node ? plain(node.children as PhrasingContent[]) : '',
    )
    .join('');

/** Writers' HTML is refused, not cleaned: the check says so, and the tree drops it all the same. */
function refusals(tree: Root): { problem: string; node: Nodes }[] {
  const found: { problem: string; node: Nodes }[] = [];
  eachNode(tree, (node, parents) => {
    const refuse = (problem: string) => found.push({ problem, node });
    const inside = parents.length > 1;
    if (node.type === 'html') refuse(`HTML is not allowed: ${node.value.slice(0, 40)}`);
    if (node.type === 'heading') {
      if (node.depth !== 2 && node.depth !== 3)
        refuse(`a heading is ## or ###, not ${'#'.repeat(node.depth)}`);
      if (inside) refuse('a heading stands on its own, not in a list, a quote or a note');
    }
    if (node.type === 'containerDirective' && node.name !== 'note')
      refuse(`:::${node.name} is unknown; there is :::note`);
    if (inside && (node.type === 'containerDirective' || node.type === 'leafDirective'))
      refuse(`${node.name} stands on its own, not in a list, a quote or a note`);
    if (inside && node.type === 'code' && node.lang === 'diagram') refuse('a diagram stands on its own');
  });
  return found;
}

interface Reading {
  options: MarkdownOptions;
  report(node: Nodes, problem: string): void;
}

const standIn = (part: Part): Element => ({
  type: 'element',
  tagName: partName,
  properties: {},
  children: [],
  data: { part } as unknown as ElementData,
});

function noteOf(state: State, node: ContainerDirective): Element {
  const label = node.children.find(isLabel);
  const children = state.all({
    ...node,
    children: node.children.filter((child) => !isLabel(child)),
  } as never);
  return standIn({ kind: 'note', title: label ? plain(label.children) : null, children });
}

function figureOf(image: Image, { options, report }: Reading): Element | undefined {
  const file = /^(?:\.\/)?([a-z0-9]+(?:-[a-z0-9]+)*\.[a-z]+)$/.exec(image.url)?.[1];
  const picture = file ? options.picture(file) : null;
  if (!picture) {
    report(image, `the picture ${image.url} is not beside the article`);
    return undefined;
  }
  if (!image.alt?.trim()) report(image, `the picture ${image.url} has no text that describes it`);
  const img: Element = {
    type: 'element',
    tagName: 'img',
    properties: {
      src: picture.src,
      alt: image.alt ?? '',
      width: picture.width,
      height: picture.height,
      loading: 'lazy',
      decoding: 'async',
    },
    children: [],
  };
  const caption: ElementContent[] = image.title
    ? [
        {
          type: 'element',
          tagName: 'figcaption',
          properties: {},
          children: [{ type: 'text', value: image.title }],
        },
      ]
    : [];
  return { type: 'element', tagName: 'figure', properties: {}, children: [img, ...caption] };
}

function toTree(tree: Root, reading: Reading): HastRoot {
  const { report } = reading;
  const hast = toHast(tree, {
    clobberPrefix: '',
    footnoteBackContent: '↩',
    footnoteBackLabel: '',
    handlers: {
      containerDirective: (state: State, node: ContainerDirective) => noteOf(state, node),
      leafDirective: (_state: State, node: LeafDirective) => {
        const { part, problem } = readEmbed(node.name, node.attributes ?? {});
        if (problem) report(node, problem);
        return part ? standIn(part) : undefined;
      },
      paragraph: (state: State, node: Paragraph) => {
        const [only] = node.children;
        if (node.children.length === 1 && only?.type === 'image') return figureOf(only, reading);
        const element: Element = { type: 'element', tagName: 'p', properties: {}, children: state.all(node) };
        state.patch(node, element);
        return state.applyData(node, element);
      },
      image: (_state: State, node: Image) => {
        report(node, `the picture ${node.url} stands in a paragraph of its own`);
        return undefined;
      },
      code: (_state: State, node: Code) => {
        if (node.lang === 'diagram') {
          const { diagram, problems } = readDiagram(node.value);
          for (const problem of problems) report(node, problem);
          return diagram ? standIn({ kind: 'diagram', diagram }) : undefined;
        }
        const code: Element = {
          type: 'element',
          tagName: 'code',
          properties: {},
          children: [{ type: 'text', value: `${node.value}\n` }],
        };
        return { type: 'element', tagName: 'pre', properties: {}, children: [code] };
      },
    },
  }) as HastRoot;
  return hast;
}

/** Footnotes come with a heading that is hidden where it is styled; here it is none. */
const withoutFootnoteHeading = (section: Element): Element => ({
  ...section,
  children: section.children.filter((child) => !(child.type === 'element' && /^h\d$/.test(child.tagName))),
});

function partsOf(tree: HastRoot): Part[] {
  const parts: Part[] = [];
  for (const child of tree.children) {
    if (child.type === 'element' && child.tagName === partName) {
      parts.push((child.data as unknown as { part: Part }).part);
      continue;
    }
    if (child.type !== 'element' && child.type !== 'text') continue;
    const node =
      child.type === 'element' && 'dataFootnotes' in child.properties ? withoutFootnoteHeading(child) : child;
    const last = parts.at(-1);
    if (last?.kind === 'html') last.children.push(node);
    else if (node.type === 'element') parts.push({ kind: 'html', children: [node] });
  }
  return parts;
}

/**
 * Reads the body of an article: CommonMark, tables and footnotes, our directives and diagrams. Parts are not sanitised yet.
 */
export function parseMarkdown(source: string, options: MarkdownOptions): ParsedMarkdown {
  const problems: string[] = [];
  const lineOf = (node: Nodes) => (node.position?.start.line ?? 1) + options.line - 1;
  const report = (node: Nodes, problem: string) => problems.push(`${lineOf(node)}: ${problem}`);
  const tree = parse(source);
  for (const { problem, node } of refusals(tree)) report(node, problem);
  const links: ParsedMarkdown['links'] = [];
  eachNode(tree, (node) => {
    if (node.type === 'link' || node.type === 'definition')
      links.push({ href: node.url, line: lineOf(node) });
  });
  const parts = partsOf(toTree(tree, { options, report }));
  return { parts, links, problems };
}
