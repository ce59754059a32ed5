import * as v from 'valibot';

const label = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(120));
const sentence = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(300));
/** The place of a node or a party in its list, from 1 on. */
const place = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8));

export const diagramIcons = [
  'laptop',
  'phone',
  'router',
  'server',
  'site',
  'tv',
  'lock',
  'eye',
  'bird',
] as const;

/** `plain`: as it is. `safe`: protected. `leak`: shows what it should not. `faint`: beside the subject. */
export const diagramTones = ['plain', 'safe', 'leak', 'faint'] as const;

const tone = v.optional(v.picklist(diagramTones), 'plain');
const caption = v.optional(v.nullable(sentence), null);

/** Nodes in a row. A link that skips nodes is drawn as an arc above them. */
const path = v.strictObject({
  kind: v.literal('path'),
  nodes: v.pipe(
    v.array(v.strictObject({ label, icon: v.picklist(diagramIcons) })),
    v.minLength(2),
    v.maxLength(8),
  ),
  links: v.pipe(
    v.array(v.strictObject({ from: place, to: place, label: v.optional(v.nullable(label), null), tone })),
    v.minLength(1),
    v.maxLength(16),
  ),
  caption,
});

/** Messages between parties, one below the other. */
const steps = v.strictObject({
  kind: v.literal('steps'),
  parties: v.pipe(v.array(label), v.minLength(2), v.maxLength(6)),
  steps: v.pipe(
    v.array(v.strictObject({ from: place, to: place, text: sentence, tone })),
    v.minLength(1),
    v.maxLength(20),
  ),
  caption,
});

/** Boxes inside one another, the outermost first. */
const layers = v.strictObject({
  kind: v.literal('layers'),
  layers: v.pipe(
    v.array(v.strictObject({ label, text: v.optional(v.nullable(sentence), null) })),
    v.minLength(2),
    v.maxLength(6),
  ),
  caption,
});

/** Lengths compared. `value` sets the length, `text` says it in words. */
const bars = v.strictObject({
  kind: v.literal('bars'),
  bars: v.pipe(
    v.array(v.strictObject({ label, value: v.pipe(v.number(), v.minValue(0)), text: label })),
    v.minLength(2),
    v.maxLength(12),
  ),
  caption,
});

/** A drawing of an article that is data: every text in it is translated, the look is the page's. */
export const diagram = v.variant('kind', [path, steps, layers, bars]);

export type Diagram = v.InferOutput<typeof diagram>;
export type DiagramIcon = (typeof diagramIcons)[number];
export type DiagramTone = (typeof diagramTones)[number];
