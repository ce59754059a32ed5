import { type Diagram, diagramIcons, diagramTones } from '@tern/domain';
import * as v from 'valibot';

const label = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(120));
const sentence = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(300));
/** The place of a node or a party in its list, from 1 on. */
const place = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8));

const tone = v.optional(v.picklist(diagramTones), 'plain');
const caption = v.optional(v.nullable(sentence), null);

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

const layers = v.strictObject({
  kind: v.literal('layers'),
  layers: v.pipe(
    v.array(v.strictObject({ label, text: v.optional(v.nullable(sentence), null) })),
    v.minLength(2),
    v.maxLength(6),
  ),
  caption,
});

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
export const diagram = v.variant('kind', [path, steps, layers, bars]) satisfies v.GenericSchema<
  unknown,
  Diagram
>;
