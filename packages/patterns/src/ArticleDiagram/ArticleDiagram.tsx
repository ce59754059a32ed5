import type { Diagram } from '@tern/domain';
import type { Language } from '@tern/i18n';
import * as css from './ArticleDiagram.css.ts';
import { BarsDiagram } from './BarsDiagram.tsx';
import { LayersDiagram } from './LayersDiagram.tsx';
import { PathDiagram } from './PathDiagram.tsx';
import { StepsDiagram } from './StepsDiagram.tsx';

export interface ArticleDiagramProps {
  diagram: Diagram;
  /** Of its texts, where that is not the language of the page. */
  language?: Language | undefined;
}

/** A drawing of an article: real text in boxes and lines, which runs with the language and stands upright on phones. */
export function ArticleDiagram({ diagram, language }: ArticleDiagramProps) {
  return (
    <figure className={css.figure}>
      <div className={css.plate}>{drawingOf(diagram, language)}</div>
      <figcaption className={css.caption}>{diagram.caption}</figcaption>
    </figure>
  );
}

function drawingOf(diagram: Diagram, language: Language | undefined) {
  switch (diagram.kind) {
    case 'path':
      return <PathDiagram {...diagram} language={language} />;
    case 'steps':
      return <StepsDiagram {...diagram} language={language} />;
    case 'layers':
      return <LayersDiagram {...diagram} />;
    case 'bars':
      return <BarsDiagram {...diagram} />;
  }
}
