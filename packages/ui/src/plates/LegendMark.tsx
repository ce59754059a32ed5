import * as css from './plates.css.ts';

export interface LegendMarkProps {
  /** The flight of the tern, or a route between server cities. */
  line: 'flight' | 'route';
}

/** One line of the plate, 40 by 8, for the legend beside it. */
export function LegendMark({ line }: LegendMarkProps) {
  return (
    <svg className={css.legendMark} viewBox="0 0 40 8" aria-hidden="true">
      <path className={css.legendLine[line]} d="M2 4H38" />
      {line === 'route' ? <circle className={css.city} cx="20" cy="4" r="3" /> : null}
    </svg>
  );
}
