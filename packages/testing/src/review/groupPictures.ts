import type { Extent } from '../comparePictures.ts';
import { drawnFrom, mentions, type Sources, type StoryGraph, type TokenChange } from './changes.ts';
import type { Difference } from './differences.ts';

/** The reason of a difference. */
export interface Cause {
  kind: 'Token' | 'Component' | 'Color' | 'New' | 'Gone';
  name: string;
  from?: string;
  to?: string;
}

export interface Examined extends Pick<Difference, 'extent'> {
  /** `Button` */
  part: string;
  kind: 'changed' | 'new' | 'gone';
  storyFile?: string;
}

export interface Group<Picture> {
  causes: Cause[];
  pictures: Picture[];
}

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
const isColour = (text: string) => /^#[0-9a-f]{6}$/.test(text);

/** The joining of rare colours in a baseline moves a channel by little. */
function isNear(one: string, other: string): boolean {
  const others = channels(other);
  return channels(one).every((channel, at) => Math.abs(channel - (others[at] as number)) <= 2);
}

/** Whether a pixel that changed so may hold this token, all of it or mixed at an edge with what has not changed. */
function isPartOf(
  [red, green, blue]: Extent['steps'][number],
  { from, to }: Pick<TokenChange, 'from' | 'to'>,
): boolean {
  const [old, now] = [channels(from), channels(to)];
  const whole = now.map((channel, at) => channel - (old[at] as number));
  const step = [red, green, blue];
  const dot = (one: number[], other: number[]) =>
    one.reduce((sum, each, at) => sum + each * (other[at] as number), 0);
  const share = Math.min(1, Math.max(0, dot(step, whole) / dot(whole, whole)));
  return step.every((each, at) => Math.abs(each - share * (whole[at] as number)) <= 5);
}

/** `packages/ui/src/Button/Button.css.ts` belongs to `Button`. */
const partOf = (file: string) =>
  /\/([A-Z]\w*)\/[^/]+$/.exec(file)?.[1] ?? (file.split('/').at(-1) as string).split('.')[0] ?? file;

const tokenCause = ({ token, from, to }: TokenChange): Cause => ({ kind: 'Token', name: token, from, to });

function causesOf(
  picture: Examined,
  sources: Sources,
  graph: StoryGraph,
  codeOf: (file: string) => string,
): Cause[] {
  if (picture.kind === 'new') return [{ kind: 'New', name: 'New pictures' }];
  if (picture.kind === 'gone') return [{ kind: 'Gone', name: 'Stories that are gone' }];
  const { part, storyFile = '' } = picture;
  const { colours = [], pixels = 0, steps = [] } = picture.extent ?? {};
  const showing = ({ from, to }: TokenChange) =>
    isColour(from) && isColour(to)
      ? colours.find((seen) => isNear(seen.from, from) && isNear(seen.to, to))
      : undefined;
  const seen = sources.tokens.filter(showing);
  /** Whether nothing else is in the picture: it would be accepted unseen. */
  const isAll = (tokens: Pick<TokenChange, 'from' | 'to'>[]) => {
    const explained = steps.filter((step) => tokens.some((token) => isPartOf(step, token)));
    const rest = pixels - explained.reduce((sum, [, , , count]) => sum + count, 0);
    return rest < Math.max(12, pixels / 200);
  };
  if (seen.length > 0 && isAll(seen)) return seen.map(tokenCause);
  const drawn = drawnFrom(graph, storyFile);
  const used = sources.tokens.filter(
    ({ token, from }) => !isColour(from) && drawn.some((file) => mentions(token, codeOf(file))),
  );
  const edited = drawn.filter((file) => sources.files.includes(file) && !file.startsWith('tokens/'));
  const parts = [...new Set(edited.map(partOf))].sort();
  const found = [
    ...[...seen, ...used].map(tokenCause),
    ...parts.map((name): Cause => ({ kind: 'Component', name })),
  ];
  const [first] = colours;
  if (found.length > 0) return found;
  return first && isAll([first])
    ? [{ kind: 'Color', name: `${first.from} to ${first.to}`, from: first.from, to: first.to }]
    : [{ kind: 'Component', name: part }];
}

/**
 * Folds pictures that differ for the same reason, the largest group first; new and gone ones last. A colour is recognised in
 * the pixels; other tokens and edited components are those that the story is drawn from.
 */
export function groupPictures<Picture extends Examined>(
  pictures: readonly Picture[],
  sources: Sources,
  graph: StoryGraph,
  codeOf: (file: string) => string,
): Group<Picture>[] {
  const groups = new Map<string, Group<Picture>>();
  for (const picture of pictures) {
    const causes = causesOf(picture, sources, graph, codeOf);
    const key = causes.map(({ kind, name }) => `${kind} ${name}`).join('\n');
    const group = groups.get(key) ?? { causes, pictures: [] };
    group.pictures.push(picture);
    groups.set(key, group);
  }
  const rank = ({ causes: [first], pictures: { length } }: Group<Picture>) =>
    first?.kind === 'Gone' ? -2 : first?.kind === 'New' ? -1 : length;
  return [...groups.values()].sort((one, other) => rank(other) - rank(one));
}
