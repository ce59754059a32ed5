import * as css from './plates.css.ts';

const body =
  'M0-9.8C1.3-9.8 1.9-8.4 2.1-6.6C5-10.4 9-11.6 12.4-9.6C16.4-7 19.4-1.6 21 7C17.4-.2 13.6-4 9.6-3.8C6.4-3.6 3.9-1.2 2.3 2.2C2.4 6.8 3.8 12 7 18C3.2 14 1.2 11 0 7.6C-1.2 11-3.2 14-7 18C-3.8 12-2.4 6.8-2.3 2.2C-3.9-1.2-6.4-3.6-9.6-3.8C-13.6-4-17.4-.2-21 7C-19.4-1.6-16.4-7-12.4-9.6C-9-11.6-5-10.4-2.1-6.6C-1.9-8.4-1.3-9.8 0-9.8Z';
const beak = 'M0-18L1.8-8.4A2.1 2.1 0 0 0-1.8-8.4Z';

export interface BirdProps {
  /** In the units of the surrounding picture. */
  x?: number;
  y?: number;
  /** 1 is 42 units from wing to wing. */
  scale?: number;
  /** Degrees clockwise from straight up. */
  turn?: number;
}

/** The tern, for use inside an `<svg>`. One per screen, flocks and drawings of the app excepted. */
export function Bird({ x = 0, y = 0, scale = 1, turn = 0 }: BirdProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`}>
      <path className={css.birdBody} d={body} />
      <path className={css.birdBeak} d={beak} />
    </g>
  );
}
