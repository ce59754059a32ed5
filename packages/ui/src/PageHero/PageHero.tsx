import type { ReactElement, ReactNode } from 'react';
import { Container } from '../Container/Container.tsx';
import { cx } from '../cx.ts';
import { Heading } from '../Heading/Heading.tsx';
import { Sentences } from '../Sentences/Sentences.tsx';
import { Text } from '../Text/Text.tsx';
import * as css from './PageHero.css.ts';

export interface PageHeroProps {
  /** One or two sentences. */
  title: string;
  lead?: string;
  /** One primary button, and one quiet way on. */
  actions?: ReactNode;
  /** A short line below the actions. */
  note?: ReactNode;
  /** `Breadcrumbs`. */
  breadcrumbs?: ReactElement | null;
  /** A plate or a picture. */
  picture?: ReactNode;
  /**
   * `side` puts the picture at the end, `below` under centred words and cuts it at the foot, `compact` is for
   * pages of text; its picture is small, and left out in the mobile variant.
   */
  variant?: 'side' | 'below' | 'compact';
  ground?: 'plain' | 'alt';
}

/** The first screen of a page: what it is about, and the next step. */
export function PageHero({
  title,
  lead,
  actions,
  note,
  breadcrumbs,
  picture,
  variant = 'side',
  ground = 'plain',
}: PageHeroProps) {
  return (
    <section className={cx(css.hero, css.ground[ground], css.variant[variant])}>
      <Container>
        <div className={cx(css.inside[variant], variant === 'compact' && picture != null && css.beside)}>
          <div className={css.copy[variant]}>
            {breadcrumbs}
            <Heading level={1} size={variant === 'compact' ? 'h1' : variant === 'below' ? 'hero' : 'display'}>
              <Sentences text={title} />
            </Heading>
            {lead ? (
              <div className={css.lead}>
                <Text size="lead">{lead}</Text>
              </div>
            ) : null}
            {actions ? <div className={css.actions[variant]}>{actions}</div> : null}
            {note ? <div className={css.note}>{note}</div> : null}
          </div>
          {picture ? <div className={css.picture[variant]}>{picture}</div> : null}
        </div>
      </Container>
    </section>
  );
}
