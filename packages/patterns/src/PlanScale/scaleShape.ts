import { intervalFacts } from '@tern/domain';
import { type Cubic, cubicPath, splitCubic } from '../FlightScale/splitCubic.ts';
import type { PlanView } from '../PlanPicker/PlanView.ts';

/** Stops stand on one of so many steps: the site allows no style attributes, so each step has a rule. */
export const steps = 24;
/** The drawing, which is as wide as its place and lower on a phone. `ground`: where the flights begin and end. */
export const drawing = { width: 1200, height: 216, ground: 192, line: 196, thick: 10 } as const;
/** Half of the width of a target, as a share of a phone's line. */
const nearest = 0.13;

/** How far into its column a stop has to be, or its words lie on those before. */
const inColumn = 0.2;

export type PlanLength = Pick<PlanView, 'intervalCount' | 'intervalUnit'>;

const monthsOf = ({ intervalCount, intervalUnit }: PlanLength) => {
  const { days = 0, months = 0 } = intervalFacts[intervalUnit];
  return intervalCount * (months > 0 ? months : (days * 12) / 365);
};

export const byLength = (one: PlanLength, other: PlanLength) => monthsOf(one) - monthsOf(other);

export interface ScaleShape {
  /** The step of each plan, in their order. */
  stops: readonly number[];
  /** Into how many blocks the line is divided: months, where the stops stand at their length. */
  blocks: number;
}

/** Where plans stand that come from short to long: at their length, or in even steps where two would be too close. */
export function scaleShape(plans: readonly PlanLength[]): ScaleShape {
  const count = plans.length;
  const lengths = plans.map(monthsOf);
  const longest = Math.max(...lengths);
  const shares = lengths.map((length) => length / longest);
  const fits = shares.every(
    (share, at) =>
      // The words of a stop have the column of its place in the row.
      share * count >= at + (at === 0 ? 0 : inColumn) &&
      share * count <= at + 1 &&
      Math.round(share * steps) > 0 &&
      (at === 0 || share - (shares[at - 1] ?? 0) >= nearest),
  );
  if (!fits)
    return { stops: plans.map((_, at) => Math.round(((at + 1) * steps) / count)), blocks: 2 * count };
  const months = Math.round(longest);
  return {
    stops: shares.map((share) => Math.round(share * steps)),
    blocks: months >= 2 && months <= steps ? months : 12,
  };
}

const round = (value: number) => Math.round(value * 10) / 10;
export const xOf = (step: number) => round((step * drawing.width) / steps);

/** The flight from today to a stop: higher the longer it is. */
function arcOf(step: number): Cubic {
  const { ground } = drawing;
  const end = xOf(step);
  const top = ground - 164 * Math.sqrt(step / steps) * (4 / 3);
  return [
    [0, ground],
    [end * 0.22, top],
    [end * 0.74, top],
    [end, ground],
  ];
}
export const arcPath = (step: number) => cubicPath(arcOf(step));

/** Where the tern is on the flight to a stop, in per cent of the drawing. */
export function birdPlace(step: number): { x: number; y: number } {
  const [x, y] = splitCubic(arcOf(step), 0.6).at;
  return { x: round((100 * x) / drawing.width), y: round((100 * y) / drawing.height) };
}

/** The dark blocks of the line up to a stop, as path data. */
export function blocksPath(blocks: number, until: number): string {
  const { width, line, thick } = drawing;
  const each = width / blocks;
  const end = xOf(until);
  return Array.from({ length: Math.ceil(blocks / 2) }, (_, index) => 2 * index * each)
    .filter((from) => from < end - 1)
    .map((from) => `M${round(from)} ${line}H${round(Math.min(end, from + each))}v${thick}H${round(from)}z`)
    .join('');
}

/** A tick at each end of a block. */
export function ticksPath(blocks: number): string {
  const { width, line, thick } = drawing;
  return Array.from(
    { length: blocks + 1 },
    (_, index) => `M${round((index * width) / blocks)} ${line + thick}v7`,
  ).join('');
}
