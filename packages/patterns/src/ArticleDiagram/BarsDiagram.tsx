import * as css from './BarsDiagram.css.ts';
import type { DiagramOf } from './DiagramOf.ts';

/** Lengths compared. The longest one fills its line; the figures stand beside them in words. */
export function BarsDiagram({ bars }: Pick<DiagramOf<'bars'>, 'bars'>) {
  const longest = Math.max(...bars.map(({ value }) => value), Number.MIN_VALUE);
  return (
    <ul className={css.bars}>
      {bars.map(({ label, value, text }, index) => (
        <li key={index} className={css.bar}>
          <span className={css.label}>{label}</span>
          <span className={css.text}>
            <bdi>{text}</bdi>
          </span>
          <svg className={css.track} aria-hidden="true" width="100%" height="12">
            <rect className={css.ground} width="100%" height="12" rx="3" />
            <rect
              className={css.length}
              width={`${Math.round((Math.max(value, 0) / longest) * 1000) / 10}%`}
              height="12"
              rx="3"
            />
          </svg>
        </li>
      ))}
    </ul>
  );
}
