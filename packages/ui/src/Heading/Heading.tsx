import type { ReactNode, Ref } from 'react';
import { cx } from '../cx.ts';
import * as css from './Heading.css.ts';

export type HeadingSize = 'hero' | 'display' | 'h1' | 'h2' | 'h3' | 'h4';

export interface HeadingProps {
  /** The place in the outline. */
  level: 1 | 2 | 3 | 4;
  /** The look; the level's own size by default. */
  size?: HeadingSize;
  id?: string;
  /** For a heading that takes the focus when the part it heads has changed: it can be focused then, not tabbed to. */
  focusRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

const ownSize = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const;
const tags = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const;

/** A heading. Level and size are apart, so that the outline never bends for the look. */
export function Heading({ level, size = ownSize[level], id, focusRef, children }: HeadingProps) {
  const Tag = tags[level];
  return (
    <Tag
      id={id}
      ref={focusRef}
      tabIndex={focusRef ? -1 : undefined}
      className={cx(css.heading, css.size[size])}
    >
      {children}
    </Tag>
  );
}
