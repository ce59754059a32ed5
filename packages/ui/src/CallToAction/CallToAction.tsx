import type { ReactNode } from 'react';
import { Container } from '../Container/Container.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Sentences } from '../Sentences/Sentences.tsx';
import { Text } from '../Text/Text.tsx';
import * as css from './CallToAction.css.ts';

export interface CallToActionProps {
  /** Names the band; unique on the page. */
  id: string;
  title: string;
  text?: string;
  /** One primary button, and at most one other. */
  actions: ReactNode;
}

/** The end of a page: what it was about in one sentence, and the next step. On polar navy. */
export function CallToAction({ id, title, text, actions }: CallToActionProps) {
  return (
    <section data-theme="band" aria-labelledby={id} className={css.band}>
      <Container>
        <div className={css.inside}>
          <div className={css.words}>
            <Heading level={2} size="h1" id={id}>
              <Sentences text={title} />
            </Heading>
            {text ? (
              <Text size="lead" tone="muted">
                {text}
              </Text>
            ) : null}
          </div>
          <div className={css.actions}>{actions}</div>
        </div>
      </Container>
    </section>
  );
}
