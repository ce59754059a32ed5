import { diagram } from '@tern/contract';
import type { Diagram } from '@tern/domain';
import * as v from 'valibot';
import { parse } from 'yaml';

/** The ends of a diagram's links or steps that name nothing that is there. */
function wrongEnds(found: Diagram): string[] {
  const [ends, most, what] =
    found.kind === 'path'
      ? ([found.links, found.nodes.length, 'nodes'] as const)
      : found.kind === 'steps'
        ? ([found.steps, found.parties.length, 'parties'] as const)
        : ([[], 0, ''] as const);
  return ends.flatMap(({ from, to }) => {
    if (from === to) return [`the diagram goes from ${from} to itself`];
    const out = [from, to].find((end) => end > most);
    return out === undefined ? [] : [`the diagram has ${most} ${what}, and names number ${out}`];
  });
}

/** A diagram's YAML, checked, or the sentences that say what is wrong with it. */
export function readDiagram(source: string): { diagram: Diagram | null; problems: string[] } {
  let data: unknown;
  try {
    data = parse(source, { maxAliasCount: 0 });
  } catch (error) {
    return {
      diagram: null,
      problems: [`the diagram is no YAML: ${(error as Error).message.split('\n')[0]}`],
    };
  }
  const result = v.safeParse(diagram, data);
  if (!result.success) {
    const problems = result.issues.map(
      (issue) => `the diagram is wrong at ${v.getDotPath(issue) ?? 'its start'}: ${issue.message}`,
    );
    return { diagram: null, problems };
  }
  return { diagram: result.output, problems: wrongEnds(result.output) };
}

/** The texts of a diagram, in reading order. */
export function diagramTexts(found: Diagram): string[] {
  const texts: (string | null)[] = [];
  if (found.kind === 'path')
    texts.push(...found.nodes.map(({ label }) => label), ...found.links.map(({ label }) => label));
  if (found.kind === 'steps') texts.push(...found.parties, ...found.steps.map(({ text }) => text));
  if (found.kind === 'layers') texts.push(...found.layers.flatMap(({ label, text }) => [label, text]));
  if (found.kind === 'bars') texts.push(...found.bars.flatMap(({ label, text }) => [label, text]));
  return [...texts, found.caption].filter((text) => text !== null);
}

/** Everything of a diagram but its texts: the same in every language. */
export function diagramShape(found: Diagram): string {
  const ends = (list: readonly { from: number; to: number; tone: string }[]) =>
    list.map(({ from, to, tone }) => `${from}>${to} ${tone}`).join(', ');
  if (found.kind === 'path')
    return `path ${found.nodes.map(({ icon }) => icon).join(' ')}: ${ends(found.links)}`;
  if (found.kind === 'steps') return `steps of ${found.parties.length}: ${ends(found.steps)}`;
  if (found.kind === 'layers') return `layers, ${found.layers.length}`;
  return `bars ${found.bars.map(({ value }) => value).join(' ')}`;
}
