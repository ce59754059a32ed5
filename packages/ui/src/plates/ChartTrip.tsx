import { cx } from '../cx.ts';
import { Bird } from './Bird.tsx';
import * as css from './plates.css.ts';
import type { Coordinates } from './projectPlace.ts';
import { tripEnds } from './tripEnds.ts';

export interface ChartTripProps {
  /** Null: the trip comes from the chart's edge, and `--to-x` and `--to-y` around it say where to. */
  from: Coordinates | null;
  to: Coordinates;
  className?: string;
}

/**
 * A trip over a `CityChart`, planned or flown: the property `--go` of an element around it is 0 or 1, and the line and the
 * tern follow it, over `--trip-time` and at `--trip-pace`. Decoration.
 */
export function ChartTrip({ from, to, className }: ChartTripProps) {
  /** The server writes no style: without a script, and until the visitor is known, a stylesheet says where the trip ends. */
  const ends = (svg: SVGSVGElement | null) => {
    if (from)
      for (const [name, value] of Object.entries(tripEnds(from, to))) svg?.style.setProperty(name, value);
  };
  return (
    <svg
      className={cx(css.tripPicture, className)}
      viewBox="0 0 1000 1000"
      direction="ltr"
      aria-hidden="true"
      // Out of sight until its styles are there, which may come after the first screen.
      data-later=""
      visibility="hidden"
      width={0}
      height={0}
      ref={ends}
    >
      <g className={css.trip}>
        <path className={css.tripPlan} d={css.tripPath} />
        <path className={css.tripLine} pathLength={1} d={css.tripPath} />
        <circle className={css.tripEnd} cx={100} r={2} />
        <g className={css.tripTurn}>
          <g className={css.tripBird}>
            <Bird turn={115} />
          </g>
        </g>
      </g>
    </svg>
  );
}
