import { Container } from '@tern/ui';
import type { ReactNode } from 'react';
import * as css from './Atlas.css.ts';

export interface AtlasProps {
  /** The path of pages, the main heading, and what the list is. */
  head: ReactNode;
  /** A picture of the whole earth, which is there without a script. */
  picture: ReactNode;
  /** `PlaceChart`: comes over the picture. */
  chart?: ReactNode;
  /** The search and the list. */
  children: ReactNode;
}

/** A list of places beside a chart that stays in sight: a disc at the side, a strip at the top of a phone. */
export function Atlas({ head, picture, chart, children }: AtlasProps) {
  return (
    <section className={css.ground}>
      <Container>
        <div className={css.grid}>
          <div className={css.head}>{head}</div>
          <div className={css.frame} data-chart-frame="">
            <div className={css.square}>{picture}</div>
            {chart}
          </div>
          <div className={css.list}>{children}</div>
        </div>
      </Container>
    </section>
  );
}
