import { Bird } from '../plates/Bird.tsx';
import { charts } from '../plates/charts.generated.ts';
import * as plates from '../plates/plates.css.ts';
import * as css from './ChartSheet.css.ts';
import { type ChartShape, phone } from './chartShapes.ts';
import { type ChartContent, type LaidChart, layChart, type PlacedPlace } from './layChart.ts';

export interface ChartProps extends ChartContent {
  code: string;
  shape: ChartShape;
  /** Names the chart. */
  label: string;
  scaleLabel: (km: number) => string;
  className: string;
}

/** One chart of a country. Never mirrors. */
export function Chart({ code, shape, label, scaleLabel, className, ...content }: ChartProps) {
  const chart = charts[code];
  if (!chart) return null;
  const [href, corner, ...views] = chart;
  const laid = layChart(shape, views[shape === phone ? 1 : 0], corner, content);
  const [lines, rest, own, frame, figures] = shape.layers;
  const size = shape === phone ? 'phone' : 'wide';
  return (
    <svg
      className={className}
      viewBox={`0 0 ${shape.width} ${shape.height}`}
      direction="ltr"
      role="group"
      aria-label={label}
    >
      <rect className={plates.sea} width={shape.width} height={shape.height} />
      <use className={plates.grat} href={`${href}#${lines}`} />
      <use className={css.rest[size]} href={`${href}#${rest}`} />
      <use className={css.own[size]} href={`${href}#${own}`} />
      <use className={css.frame} href={`${href}#${frame}`} />
      {[shape.inside, shape.outside].map(([left, top, right, bottom]) => (
        <path key={left} className={css.frameLine} d={`M${left} ${top}H${right}V${bottom}H${left}z`} />
      ))}
      <g aria-hidden>
        <use className={css.figures} href={`${href}#${figures}`} />
        <ScaleBar bar={laid.bar} phone={shape === phone} scaleLabel={scaleLabel} />
      </g>
      <Route route={laid.route} scale={shape === phone ? 1 : 1.5} />
      {laid.places.map((each) => (
        <Place key={each.place.name + each.kind} placed={each} hit={shape.hit} size={size} />
      ))}
    </svg>
  );
}

const isRightToLeft = (text: string) => /[\u0590-\u08ff]/u.test(text);
/** A text that keeps its own direction on the chart, whose letters stand from left to right. */
const isolated = (text: string) => (isRightToLeft(text) ? `\u2068${text}\u2069` : text);

function ScaleBar({
  bar: { x, y, length, km },
  phone,
  scaleLabel,
}: {
  bar: LaidChart['bar'];
  phone: boolean;
  scaleLabel: (km: number) => string;
}) {
  const quarter = Math.round(length * 2.5) / 10;
  return (
    <g className={css.bar} transform={`translate(${x} ${y})`}>
      <path className={css.barLine} d={`M0-3h${length}v6h${-length}z`} />
      <path className={css.frame} d={`M0 0h${quarter}m${quarter} 0h${quarter}`} />
      <text y="-9">0</text>
      {phone ? null : (
        <text x={quarter * 2} y="-9" textAnchor="middle">
          {km / 2}
        </text>
      )}
      <text x={length} y="-9" textAnchor={phone ? 'start' : 'middle'}>
        {isolated(scaleLabel(km))}
      </text>
    </g>
  );
}

function Route({ route, scale }: { route: LaidChart['route']; scale: number }) {
  if (!route) return null;
  const { points, bird, start } = route;
  return (
    <g aria-hidden>
      <path className={css.route} pathLength={1} d={`M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`} />
      {start ? <circle className={plates.flightEnd} cx={start.x} cy={start.y} r={5} /> : null}
      <g className={css.bird}>
        <Bird {...bird} scale={scale} />
      </g>
    </g>
  );
}

/** One rectangle around a mark and its name: a pointer between the two is on the link. */
function hitArea({ x, y, label }: Pick<PlacedPlace, 'x' | 'y' | 'label'>, hit: number) {
  const [left, top, right, bottom] = label?.box ?? [x, y, x, y];
  const start = Math.round(Math.min(left, x - hit));
  const end = Math.round(Math.max(right, x + hit));
  return `M${start} ${Math.round(Math.min(top, y - hit))}H${end}V${Math.round(Math.max(bottom, y + hit))}H${start}z`;
}

function Place({
  placed: { x, y, place, kind, arrow, label },
  hit,
  size,
}: {
  placed: PlacedPlace;
  hit: number;
  size: 'wide' | 'phone';
}) {
  const mark =
    arrow === undefined ? (
      <circle
        className={kind === 'main' ? plates.flightEnd : plates.city}
        cx={x}
        cy={y}
        r={kind === 'main' ? 7 : kind === 'city' ? 5 : 4.5}
      />
    ) : (
      <path className={css.arrow} transform={`translate(${x} ${y}) rotate(${arrow})`} d="M-6-5L3 0l-9 5" />
    );
  // The figure follows its name in the direction of the name.
  const isBackward = isRightToLeft(place.name);
  const [opening, closing] = isBackward ? ['\u2068', '\u2069'] : [];
  const text = label ? (
    <text className={css.name[size][kind]} x={label.x} y={label.y} textAnchor={label.anchor}>
      {opening}
      {place.name}{' '}
      <tspan className={css.figure[size]} dx={isBackward ? -2 : 2}>
        {isolated(place.figure)}
      </tspan>
      {closing}
    </text>
  ) : null;
  if (!place.href)
    return (
      <g>
        {mark}
        {text}
      </g>
    );
  return (
    <a className={css.link} href={place.href}>
      <path className={css.hit} d={hitArea({ x, y, label }, hit)} />
      {mark}
      {text}
    </a>
  );
}
