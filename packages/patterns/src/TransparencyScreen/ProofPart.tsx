import { Heading, Sentences } from '@tern/ui';
import type { ReactNode } from 'react';
import * as css from './TransparencyScreen.css.ts';

export interface ProofPartProps {
  id: string;
  title: string;
  /** The small heading of the proof. */
  proofTitle?: string;
  /** The proof of the part. */
  proof?: ReactNode;
  children: ReactNode;
}

/** A part of the page: heading, what is said, and beside it what proves it. */
export function ProofPart({ id, title, proofTitle, proof, children }: ProofPartProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={css.part}>
      <Heading level={2} size="h3" id={`${id}-title`}>
        <Sentences text={title} />
      </Heading>
      <div className={css.text}>{children}</div>
      {proof ? (
        <div className={css.proof}>
          {proofTitle ? <strong className={css.strong}>{proofTitle}</strong> : null}
          <div className={css.proofBody}>{proof}</div>
        </div>
      ) : null}
    </section>
  );
}
