import type { space } from '@tern/tokens';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import * as css from './Stack.css.ts';

export interface StackProps {
  /** A step of the space scale. */
  gap?: keyof typeof space;
  /** `start` keeps buttons and badges at their own width. */
  align?: 'stretch' | 'start' | 'center';
  as?: 'div' | 'ul' | 'ol' | 'section' | 'article' | 'header' | 'form' | 'nav' | 'span';
  id?: string;
  children: ReactNode;
}

/** Children below each other with one distance between them. */
export function Stack({ gap = 4, align = 'stretch', as: Tag = 'div', id, children }: StackProps) {
  return (
    <Tag id={id} className={cx(css.stack, css.gap[gap], css.align[align])}>
      {children}
    </Tag>
  );
}
