import * as css from './DaylightLine.css.ts';

export interface DaylightLineProps {
  /** Minutes since midnight; the same for both where the sun does not rise. */
  rise: number;
  set: number;
  /** The time of day there, for a page that is made for one visitor. */
  now?: number;
}

const dayMinutes = 1440;

/** A day as a line: dark, light, dark. Decoration beside the times in words; never mirrors. */
export function DaylightLine({ rise, set, now }: DaylightLineProps) {
  // The sun may set after midnight.
  const late = set < rise;
  const nights = late
    ? [[set, rise]]
    : [
        [0, rise],
        [set, dayMinutes],
      ];
  return (
    <svg
      className={css.line}
      viewBox="0 0 1440 8"
      preserveAspectRatio="none"
      direction="ltr"
      aria-hidden="true"
    >
      <rect className={css.edge} width={dayMinutes} height={8} />
      {nights.map(([from = 0, to = 0]) =>
        to > from ? <rect key={from} className={css.night} x={from} width={to - from} height={8} /> : null,
      )}
      {now === undefined ? null : (
        <path className={css.now} d={`M${Math.min(Math.max(now, 12), dayMinutes - 12)}-4v16`} />
      )}
    </svg>
  );
}
