import { cx } from '../cx.ts';
import { Bird } from './Bird.tsx';
import * as css from './plates.css.ts';
import type { Coordinates } from './projectPlace.ts';
import { tripArc } from './tripArc.ts';

export interface ChartTripProps {
  /** Null: the trip comes from the chart's edge. */
  from: Coordinates | null;
  to: Coordinates;
  className?: string;
}

/**
 * A trip over a `CityChart`, planned or flown: the property `--go` of an element around it is 0 or 1, and the line and the
 * tern follow it, over `--trip-time` and at `--trip-pace`. Decoration.
 */
export function ChartTrip({ from, to, className }: ChartTripProps) {
  const { d, end, centre, clockwise, near, back, heading } = tripArc(from, to);
  const turn = css.tripTurn[near ? 'near' : 'far'][clockwise ? 'clockwise' : 'counter'];
  const [x, y] = [Math.round(end.x - centre.x), Math.round(end.y - centre.y)];
  return (
    <svg
      className={cx(css.tripPicture, className)}
      viewBox="0 0 1000 1000"
      direction="ltr"
      aria-hidden="true"
    >
      <path className={css.tripPlan} d={d} />
      <path className={css.tripLine} pathLength={1} d={d} />
      <circle className={css.tripEnd} cx={end.x} cy={end.y} r={near ? 5 : 7} />
      <g transform={`translate(${centre.x} ${centre.y})`}>
        <g className={turn}>
          <g transform={`rotate(${back})`}>
            <Bird x={x} y={y} turn={heading} scale={near ? 1 : 1.5} />
          </g>
        </g>
      </g>
    </svg>
  );
}
