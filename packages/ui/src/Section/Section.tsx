import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import * as css from './Section.css.ts';

export interface SectionProps {
  /** `alt` is the ice ground; `band` is polar navy with the dark roles inside a light page. */
  ground?: 'plain' | 'alt' | 'band';
  /** 128 px above and below (96 narrow, 80 mobile), or 96 (64 mobile). */
  spacing?: 'normal' | 'tight';
  /** A hairline above. */
  divided?: boolean;
  /** Id of the heading that names the section. */
  labelledBy?: string;
  id?: string;
  children: ReactNode;
}

/** One full-width stretch of a page. Put a `Container` inside. */
export function Section({
  ground = 'plain',
  spacing = 'normal',
  divided,
  labelledBy,
  id,
  children,
}: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      data-theme={ground === 'band' ? 'band' : undefined}
      className={cx(css.section, css.ground[ground], css.spacing[spacing], divided && css.divided)}
    >
      {children}
    </section>
  );
}
