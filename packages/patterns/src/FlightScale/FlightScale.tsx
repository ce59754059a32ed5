import { bird } from './bird.ts';
import * as css from './FlightScale.css.ts';
import { birdTransform, type Cubic, cubicPath, splitCubic } from './splitCubic.ts';

export interface FlightScaleProps {
  /** Length of the scale. */
  days: number;
  /** `wide` is drawn for 1200 px and labels every fifth day; `narrow` for 520, every tenth. */
  drawing: 'wide' | 'narrow';
  label: string;
  className?: string;
}

const drawings = {
  wide: { width: 1200, height: 244, step: 5, at: 0.6, scale: 1.9, labelY: 234 },
  narrow: { width: 520, height: 250, step: 10, at: 0.58, scale: 1.9, labelY: 242 },
} as const;

/** Days as a chart's neat line, with one flight over them. A picture of time: it never mirrors. */
export function FlightScale({ days, drawing, label, className }: FlightScaleProps) {
  const { width, height, step, at: place, scale, labelY } = drawings[drawing];
  const start = 10;
  const end = width - 10;
  const x = (day: number) => Math.round((start + (day * (end - start)) / days) * 10) / 10;
  const arc: Cubic = [
    [start, 192],
    [width * 0.2, 20],
    [width * 0.66, -10],
    [end, 192],
  ];
  const { at, heading } = splitCubic(arc, place);
  const blocks = Array.from({ length: Math.ceil(days / 2) }, (_, index) => index * 2);
  const ticks = Array.from({ length: Math.floor(days / step) + 1 }, (_, index) => index * step);
  const blockWidth = Math.round(((end - start) / days) * 10) / 10;

  return (
    <svg
      className={className ? `${css.picture} ${className}` : css.picture}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      direction="ltr"
    >
      <path className={css.flight} d={cubicPath(arc)} pathLength={1} />
      <g transform={birdTransform(at, heading, scale)}>
        <path className={css.birdBody} d={bird.body} />
        <path className={css.birdBeak} d={bird.beak} />
      </g>
      <rect className={css.frame} x={start} y={196} width={end - start} height={8} />
      {blocks.map((day) => (
        <rect key={day} className={css.block} x={x(day)} y={196} width={blockWidth} height={8} />
      ))}
      {ticks.map((day) => (
        <g key={day}>
          <path className={css.tick} d={`M${x(day)} 204v10`} />
          <text
            className={drawing === 'narrow' ? css.numberNarrow : css.number}
            x={x(day)}
            y={labelY}
            textAnchor={day === 0 ? 'start' : day === days ? 'end' : 'middle'}
          >
            {day === 0 ? 1 : day}
          </text>
        </g>
      ))}
      <circle className={css.end} cx={start} cy={192} r={6} />
      <circle className={css.end} cx={end} cy={192} r={6} />
    </svg>
  );
}
