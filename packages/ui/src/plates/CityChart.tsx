import { cx } from '../cx.ts';
import northDesktop from './assets/north.svg?url&no-inline';
import northMobile from './assets/north-mobile.svg?url&no-inline';
import { north } from './north.generated.ts';
import * as css from './plates.css.ts';
import { type Coordinates, projectOn } from './projectPlace.ts';

export interface CityChartProps {
  /** `mobile` has coarser dots and nothing at the edges. */
  pageVariant?: 'desktop' | 'mobile';
  cities: readonly Coordinates[];
  /** Lines from a city to a name that stands where there is room, in thousandths of the chart. */
  leaders?: readonly { from: Coordinates; x: number; y: number }[];
  /** Where the visitor is. */
  own?: Coordinates | null;
  /** Beside that place, such as "You, Lyon". */
  ownName?: string;
  /** On the ring around the visitor's place. */
  ringClassName?: string;
}

const files = { desktop: northDesktop, mobile: northMobile };
const { size, radius, dotWidth } = north;
const centre = size / 2;
const whole = (point: { x: number; y: number }) => `${Math.round(point.x)} ${Math.round(point.y)}`;
const pointOf = ({ latitude, longitude }: Coordinates) => projectOn('north', latitude, longitude, 0);

/**
 * The north plate with cities on it, as the ground of names that stand over it: it fills its place, and a thousandth of its
 * width is the unit of `leaders`. A place beyond the edge is left out. Decoration, and never mirrored.
 */
export function CityChart({
  pageVariant = 'desktop',
  cities,
  leaders = [],
  own = null,
  ownName,
  ringClassName,
}: CityChartProps) {
  const href = files[pageVariant];
  const dots = cities
    .flatMap((city) => pointOf(city) ?? [])
    .map((point) => `M${whole(point)}h0`)
    .join('');
  const lines = leaders
    .flatMap(({ from, x, y }) => {
      const point = pointOf(from);
      return point ? [`M${x} ${y}L${whole(point)}`] : [];
    })
    .join('');
  const place = own && pointOf(own);
  return (
    <svg className={css.plate} viewBox={`0 0 ${size} ${size}`} direction="ltr" aria-hidden="true">
      <circle className={css.sea} cx={centre} cy={centre} r={radius} />
      <use className={css.grat} href={`${href}#grat`} />
      <use className={css.land} strokeWidth={dotWidth[pageVariant]} href={`${href}#land`} />
      <circle className={css.edge} cx={centre} cy={centre} r={radius} />
      <circle className={css.edge} cx={centre} cy={centre} r={radius + 7} />
      <circle className={css.scale} cx={centre} cy={centre} r={radius + 3.5} pathLength={144} />
      <path className={css.leader} d={lines} />
      <path className={css.dot} strokeWidth={12} d={dots} />
      <path className={css.dotNode} strokeWidth={7} d={dots} />
      {place ? (
        <>
          <OwnName {...place} text={ownName} />
          <circle className={css.ownPlace} cx={Math.round(place.x)} cy={Math.round(place.y)} r={7} />
          <circle
            className={cx(css.ownRing, ringClassName)}
            cx={Math.round(place.x)}
            cy={Math.round(place.y)}
            r={17}
          />
        </>
      ) : null}
    </svg>
  );
}

/** Below its place, on the side where the chart has room. */
function OwnName({ x, y, text }: { x: number; y: number; text: string | undefined }) {
  if (!text) return null;
  const side = x < centre * 0.6 ? 1 : -1;
  const [left, top] = [Math.round(x) + side * 38, Math.round(y) + 46];
  return (
    <>
      <path className={css.ownLeader} d={`M${left - side * 4} ${top - 6}L${whole({ x, y })}`} />
      <text className={css.ownName} x={left} y={top + 6} textAnchor={side > 0 ? 'start' : 'end'}>
        {text}
      </text>
    </>
  );
}
