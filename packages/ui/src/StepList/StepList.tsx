import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import * as css from './StepList.css.ts';

export interface StepItem {
  title: string;
  text: ReactNode;
  /** The screen at this step. */
  picture?: ReactNode;
}

export interface StepListProps {
  steps: readonly StepItem[];
  headingLevel?: 2 | 3 | 4;
}

/** Instructions in order. The figures are real: they are read aloud and printed. */
export function StepList({ steps, headingLevel = 3 }: StepListProps) {
  return (
    <ol className={css.list}>
      {steps.map((step) => (
        <li key={step.title} className={cx(css.step, step.picture != null && css.pictured)}>
          <div className={css.words}>
            <Heading level={headingLevel} size="h4">
              {step.title}
            </Heading>
            <Text as="div" tone="muted">
              {step.text}
            </Text>
          </div>
          {step.picture ? <div className={css.picture}>{step.picture}</div> : null}
        </li>
      ))}
    </ol>
  );
}
