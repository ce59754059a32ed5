import type { LetterBlock, LetterSpan } from '@tern/domain';
import type { Nodes, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';

export interface LetterBody {
  blocks: LetterBlock[];
  /** Where links lead, with the line each stands in. */
  links: { href: string; line: number }[];
  /** Each begins with the line. */
  problems: string[];
}

interface Reading {
  links: LetterBody['links'];
  lineOf(node: Nodes): number;
  report(node: Nodes, problem: string): void;
}

type Look = Pick<LetterSpan, 'look' | 'href'>;

const looks = { strong: 'strong', emphasis: 'emphasis' } as const;

/** A page of the site, or an address elsewhere that nobody can read on the way. */
const isLink = (href: string) => /^\/(?!\/)/.test(href) || (/^https:\/\//i.test(href) && URL.canParse(href));

function spansOf(nodes: readonly PhrasingContent[], reading: Reading, look: Look = {}): LetterSpan[] {
  const spans = nodes.flatMap((node): LetterSpan[] => {
    switch (node.type) {
      case 'text':
        return [{ text: node.value.replace(/\s*\n\s*/g, ' '), ...look }];
      case 'inlineCode':
        return [{ text: node.value, ...look, look: 'code' }];
      case 'strong':
      case 'emphasis':
        return spansOf(node.children, reading, { ...look, look: looks[node.type] });
      case 'link':
        reading.links.push({ href: node.url, line: reading.lineOf(node) });
        if (!isLink(node.url))
          reading.report(node, `${node.url} is no link: write /path of a page of the site, or https://`);
        return spansOf(node.children, reading, { ...look, href: node.url });
      default:
        reading.report(node, `${node.type} is no part of a letter`);
        return [];
    }
  });
  return joined(spans);
}

/** Neighbours of one look are one span: an escaped character parts them. */
function joined(spans: readonly LetterSpan[]): LetterSpan[] {
  const out: LetterSpan[] = [];
  for (const span of spans) {
    const last = out.at(-1);
    if (last && last.look === span.look && last.href === span.href) last.text += span.text;
    else out.push({ ...span });
  }
  return out;
}

/** The words of an entry or a quote, which are one paragraph. */
function onlyParagraph(node: Nodes & { children: Nodes[] }, reading: Reading): LetterSpan[] {
  const [only, ...more] = node.children;
  if (only?.type !== 'paragraph' || more.length > 0) {
    reading.report(node, 'an entry of a list and a quote are one paragraph each');
    return [];
  }
  return spansOf(only.children, reading);
}

function blockOf(node: RootContent, reading: Reading): LetterBlock | null {
  switch (node.type) {
    case 'paragraph':
      return { kind: 'paragraph', spans: spansOf(node.children, reading) };
    case 'heading':
      if (node.depth !== 2) reading.report(node, `a heading is ##, not ${'#'.repeat(node.depth)}`);
      return { kind: 'heading', spans: spansOf(node.children, reading) };
    case 'blockquote':
      return { kind: 'quote', spans: onlyParagraph(node, reading) };
    case 'list':
      return {
        kind: 'list',
        ordered: node.ordered === true,
        items: node.children.map((item) => onlyParagraph(item, reading)),
      };
    default:
      reading.report(node, `${node.type} is no part of a letter`);
      return null;
  }
}

/**
 * Reads the Markdown of a letter: headings, paragraphs, lists, quotes, links, strong and emphasis. Anything else is a
 * problem: mail programs draw little, and a mail says all it has to say without pictures. `line`: the line of the file
 * that the source begins at.
 */
export function readLetterBody(source: string, line: number): LetterBody {
  const problems: string[] = [];
  const links: LetterBody['links'] = [];
  const lineOf = (node: Nodes) => (node.position?.start.line ?? 1) + line - 1;
  const reading: Reading = {
    links,
    lineOf,
    report: (node, problem) => problems.push(`${lineOf(node)}: ${problem}`),
  };
  const blocks = fromMarkdown(source).children.flatMap((node) => blockOf(node, reading) ?? []);
  if (!blocks.length) problems.push(`${line}: there is no text`);
  return { blocks, links, problems };
}
