import type { ReviewState } from '../decisions.ts';
import type { ReviewData, ReviewPicture } from '../writeReview.ts';

declare const data: ReviewData;

export type Box = readonly [x: number, y: number, width: number, height: number];
export type Group = ReviewData['groups'][number];

const query = new URLSearchParams(location.search);
export const story = query.get('story');
document.documentElement.dir = query.get('dir') ?? 'ltr';
export const groups = data.groups
  .map((group) => ({ ...group, pictures: group.pictures.filter(({ id }) => !story || id === story) }))
  .filter(({ pictures }) => pictures.length > 0);
export const pictures = groups.flatMap((group) => group.pictures);

/** The present view. */
export const model = {
  state: { decisions: {}, undoable: 0 } as ReviewState,
  /** A server writes what is decided. */
  isLive: false,
  isWriting: false,
  view: 'two',
  zoom: innerWidth < 750 ? 'change' : 'fit',
  filter: { part: '', mode: '', state: '', size: '' },
};
for (const { key, note } of pictures) if (note) model.state.decisions[key] = { state: 'rejected', note };

export const stateOf = ({ key }: ReviewPicture) => model.state.decisions[key]?.state ?? 'waiting';
export const inState = (list: ReviewPicture[], wanted: string) =>
  list.filter((each) => stateOf(each) === wanted);
export const titleOf = ({ causes }: Group) => causes.map(({ name }) => name).join(' and ');
export const nameOf = ({ part, story: name }: ReviewPicture) => (name ? `${part}: ${name}` : part);
export const pathOf = ({ key }: ReviewPicture) => `#/p/${key}`;
export const groupOf = (picture: ReviewPicture) =>
  groups.find((group) => group.pictures.includes(picture)) as Group;
export const sizes: Record<string, (share: number) => boolean> = {
  'Up to 0.1 %': (share) => share <= 0.001,
  'Up to 5 %': (share) => share > 0.001 && share <= 0.05,
  'More than 5 %': (share) => share > 0.05,
};
export const shareOf = ({ kind, extent: { pixels, width, height } }: ReviewPicture) =>
  kind === 'changed' ? pixels / width / height : 1;
export const isShown = (each: ReviewPicture) =>
  (!model.filter.part || each.part === model.filter.part) &&
  (!model.filter.mode || each.mode === model.filter.mode) &&
  (!model.filter.state || stateOf(each) === model.filter.state) &&
  (!model.filter.size || (sizes[model.filter.size]?.(shareOf(each)) ?? true));

/** Repeated differences: the same part in the same colours. The most frequent first. */
export function folds(list: ReviewPicture[]): ReviewPicture[][] {
  const fold = ({ part, extent: { colours } }: ReviewPicture) =>
    `${part} ${colours[0]?.from} ${colours[0]?.to}`;
  return [...Map.groupBy(list, fold).values()].sort((one, other) => other.length - one.length);
}

/** All pictures in the order in which they are looked at. */
export const sequence = () => groups.flatMap((group) => folds(group.pictures).flat());

/** The next to decide, after this one or from the beginning. */
export function nextWaiting(after?: ReviewPicture): ReviewPicture | undefined {
  const order = sequence();
  const at = after ? order.indexOf(after) + 1 : 0;
  return [...order.slice(at), ...order.slice(0, at)].find((each) => stateOf(each) === 'waiting');
}
