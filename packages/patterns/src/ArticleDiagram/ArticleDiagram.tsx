import type { Diagram } from '@tern/contract';
import * as css from './ArticleDiagram.css.ts';
import { BarsDiagram } from './BarsDiagram.tsx';
import { LayersDiagram } from './LayersDiagram.tsx';
import { PathDiagram } from './PathDiagram.tsx';
import { StepsDiagram } from './StepsDiagram.tsx';

export interface ArticleDiagramProps {
  diagram: Diagram;
}

/** A drawing of an article: real text in boxes and lines, which runs with the language and stands upright on phones. */
export function ArticleDiagram({ diagram }: ArticleDiagramProps) {
  return (
    <figure className={css.figure}>
      <div className={css.plate}>{drawingOf(diagram)}</div>
      <figcaption className={css.caption}>{diagram.caption}</figcaption>
    </figure>
  );
}

function drawingOf(diagram: Diagram) {
  switch (diagram.kind) {
    case 'path':
      return <PathDiagram {...diagram} />;
    case 'steps':
      return <StepsDiagram {...diagram} />;
    case 'layers':
      return <LayersDiagram {...diagram} />;
    case 'bars':
      return <BarsDiagram {...diagram} />;
  }
}
