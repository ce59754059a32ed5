import { CircleCheckGlyph, CircleXGlyph, cx, type Glyph, Icon } from '@tern/ui';
import type { ReactNode } from 'react';
import { Stage } from './Example.tsx';
import * as frames from './frames.css.ts';
import * as css from './guidance.css.ts';
import { H2 } from './H2.tsx';
import type { ModuleExport } from './storyBlocks.ts';

function VerdictHead({ good, words }: { good: boolean; words: string }) {
  const glyph: Glyph = good ? CircleCheckGlyph : CircleXGlyph;
  return (
    <h3 className={css.verdictHead}>
      <Icon glyph={glyph} className={good ? css.verdict.good : css.verdict.bad} />
      {words}
    </h3>
  );
}

function Columns({ children }: { children: ReactNode }) {
  return <div className={css.columns}>{children}</div>;
}

/** Holds `UseWhen` and `AvoidWhen`. */
export function When({ children }: { children: ReactNode }) {
  return (
    <section>
      <H2>When to use it</H2>
      <Columns>{children}</Columns>
    </section>
  );
}

export function UseWhen({ children }: { children: ReactNode }) {
  return (
    <div className={css.panelGood}>
      <VerdictHead good words="Use it" />
      {children}
    </div>
  );
}

export function AvoidWhen({ children }: { children: ReactNode }) {
  return (
    <div className={css.panelBad}>
      <VerdictHead good={false} words="Take something else" />
      {children}
    </div>
  );
}

/** Holds pairs of `Do` and `Dont`. */
export function DoDont({ children }: { children: ReactNode }) {
  return (
    <section>
      <H2>Do and don’t</H2>
      <Columns>{children}</Columns>
    </section>
  );
}

interface AdviceProps {
  /** The story that shows it, or… */
  of?: ModuleExport;
  /** …live markup that shows it. */
  show?: ReactNode;
  /** The rule, one or two sentences. */
  children: ReactNode;
}

function Advice({ of, show, children, good }: AdviceProps & { good: boolean }) {
  return (
    <div className={good ? css.panelGood : css.panelBad}>
      {(of || show) && (
        <Stage of={of} className={cx(frames.flush, css.panelStage)}>
          {show}
        </Stage>
      )}
      <VerdictHead good={good} words={good ? 'Do' : 'Don’t'} />
      <div className={css.panelText}>{children}</div>
    </div>
  );
}

export const Do = (props: AdviceProps) => <Advice {...props} good />;
export const Dont = (props: AdviceProps) => <Advice {...props} good={false} />;
