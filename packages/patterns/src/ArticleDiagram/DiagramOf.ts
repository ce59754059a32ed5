import type { Diagram } from '@tern/contract';

/** A drawing of one kind. */
export type DiagramOf<Kind extends Diagram['kind']> = Extract<Diagram, { kind: Kind }>;
