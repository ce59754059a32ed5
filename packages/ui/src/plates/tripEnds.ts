import type { Coordinates } from './projectPlace.ts';
import { middleOf, projectOn } from './projectPlace.ts';

/** Custom properties of a trip, in the units of the north plate. `--side` is 1 where it bends to the left, else -1. */
export type TripEnds = Partial<Record<'--from-x' | '--from-y' | '--to-x' | '--to-y' | '--side', string>>;

const onPlate = (place: Coordinates | undefined | null) =>
  place ? projectOn('north', place.latitude, place.longitude, 0) : null;

/** Where a trip begins and ends, and to which side it bends: that of the great circle. An end nobody knows has no property. */
export function tripEnds(from: Coordinates | null, to: Coordinates): TripEnds {
  const [start, end] = [onPlate(from), onPlate(to)];
  const middle = from && onPlate(middleOf(from, to));
  const bend =
    start && end && middle
      ? (middle.x - (start.x + end.x) / 2) * (end.y - start.y) -
        (middle.y - (start.y + end.y) / 2) * (end.x - start.x)
      : 0;
  return {
    ...(start && { '--from-x': start.x.toFixed(), '--from-y': start.y.toFixed() }),
    ...(end && { '--to-x': end.x.toFixed(), '--to-y': end.y.toFixed() }),
    '--side': bend < 0 ? '-1' : '1',
  };
}
