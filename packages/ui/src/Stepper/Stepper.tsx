import { CheckGlyph } from '../Icon/glyphs.ts';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Stepper.css.ts';

export interface Step {
  id: string;
  label: string;
  /** One line below the label. */
  note?: string;
}

export interface StepperProps {
  /** Names the list: "Purchase". */
  label: string;
  steps: readonly Step[];
  /** The step a person is at; those before it are done. */
  currentId: string;
  /** Said after a finished step: "done". */
  doneLabel: string;
  direction?: 'row' | 'column';
}

/** The current position in a task of a few steps. Display only; links and buttons navigate. */
export function Stepper({ label, steps, currentId, doneLabel, direction = 'row' }: StepperProps) {
  const at = steps.findIndex(({ id }) => id === currentId);
  return (
    <ol aria-label={label} className={css.list[direction]}>
      {steps.map((step, index) => {
        const state = index < at ? 'done' : index === at ? 'current' : 'next';
        return (
          <li
            key={step.id}
            className={css.step[direction]}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <span className={css.mark[state]} aria-hidden="true">
              {state === 'done' ? <Icon glyph={CheckGlyph} size="sm" /> : index + 1}
            </span>
            <span className={css.words}>
              <span className={css.label[state]}>{step.label}</span>
              {state === 'done' ? <VisuallyHidden> ({doneLabel})</VisuallyHidden> : null}
              {step.note ? <span className={css.note}>{step.note}</span> : null}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
