import * as css from './Meter.css.ts';

export interface MeterProps {
  /** The words beside it: "6 of 6 in use". */
  label: string;
  value: number;
  /** At most 12: each place is drawn. */
  max: number;
}

/** Places in use, drawn as the neat line of a chart: one field to a place. */
export function Meter({ label, value, max }: MeterProps) {
  return (
    <div
      className={css.meter}
      role="meter"
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={label}
      aria-label={label}
    >
      <svg className={css.scale} viewBox={`0 0 ${max * 20} 10`} preserveAspectRatio="none" aria-hidden="true">
        {Array.from({ length: max }, (_, place) => (
          <rect
            key={place}
            className={place < value ? css.used : css.free}
            x={place * 20 + 2.5}
            y="1"
            width="15"
            height="8"
          />
        ))}
      </svg>
      <span className={css.label}>{label}</span>
    </div>
  );
}
