import type { LetterBlock, LetterSpan } from '@tern/domain';
import { Link } from '@tern/ui';
import type { ReactNode } from 'react';
import * as css from './LetterBody.css.ts';

export interface LetterBodyProps {
  /** A text without markup. */
  blocks: readonly LetterBlock[];
}

const looks = { strong: 'strong', emphasis: 'em', code: 'code' } as const;

function Span({ text, look, href }: LetterSpan) {
  const Tag = look && looks[look];
  const words: ReactNode = Tag ? <Tag>{text}</Tag> : text;
  if (href === undefined) return words;
  return href.startsWith('/') ? <Link href={href}>{words}</Link> : <a href={href}>{words}</a>;
}

const Spans = ({ spans }: { spans: readonly LetterSpan[] }) =>
  spans.map((span, index) => <Span key={`${index} ${span.text}`} {...span} />);

function Block({ block }: { block: LetterBlock }) {
  if (block.kind === 'list') {
    const List = block.ordered ? 'ol' : 'ul';
    return (
      <List>
        {block.items.map((spans, index) => (
          <li key={`${index} ${spans[0]?.text}`}>
            <Spans spans={spans} />
          </li>
        ))}
      </List>
    );
  }
  const words = <Spans spans={block.spans} />;
  if (block.kind === 'heading') return <h2 className={css.title}>{words}</h2>;
  if (block.kind === 'quote') return <blockquote className={css.quote}>{words}</blockquote>;
  return <p>{words}</p>;
}

/** The text of a letter or of a change: headings, paragraphs, lists, quotes, links. */
export function LetterBody({ blocks }: LetterBodyProps) {
  return (
    <div className={css.letter}>
      {blocks.map((block, index) => (
        <Block key={`${index} ${block.kind}`} block={block} />
      ))}
    </div>
  );
}
