export const diagramIcons = ['laptop', 'phone', 'router', 'server', 'site', 'tv', 'eye'] as const;
export type DiagramIcon = (typeof diagramIcons)[number];

/** `plain`: as it is. `safe`: protected. `leak`: shows what it should not. `faint`: beside the subject. */
export const diagramTones = ['plain', 'safe', 'leak', 'faint'] as const;
export type DiagramTone = (typeof diagramTones)[number];

interface Drawn {
  caption: string | null;
}

/** Nodes in a row. A link that skips nodes is drawn as an arc above them; `from` and `to` count from 1 on. */
interface PathDiagram extends Drawn {
  kind: 'path';
  nodes: { label: string; icon: DiagramIcon }[];
  links: { from: number; to: number; label: string | null; tone: DiagramTone }[];
}

/** Messages between parties, one below the other. */
interface StepsDiagram extends Drawn {
  kind: 'steps';
  parties: string[];
  steps: { from: number; to: number; text: string; tone: DiagramTone }[];
}

/** Boxes inside one another, the outermost first. */
interface LayersDiagram extends Drawn {
  kind: 'layers';
  layers: { label: string; text: string | null }[];
}

/** Lengths compared. `value` sets the length, `text` says it in words. */
interface BarsDiagram extends Drawn {
  kind: 'bars';
  bars: { label: string; value: number; text: string }[];
}

/** A drawing of an article that is data: every text in it is translated, the look is the page's. */
export type Diagram = PathDiagram | StepsDiagram | LayersDiagram | BarsDiagram;
