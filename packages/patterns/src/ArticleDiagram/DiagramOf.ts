import type { Diagram } from '@tern/domain';

/** A drawing of one kind. */
export type DiagramOf<Kind extends Diagram['kind']> = Extract<Diagram, { kind: Kind }>;
