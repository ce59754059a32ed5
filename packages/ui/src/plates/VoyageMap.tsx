import voyageMap from './assets/voyage.svg?url&no-inline';
import { Bird } from './Bird.tsx';
import * as css from './plates.css.ts';
import { voyage } from './voyage.generated.ts';

export interface VoyageMapProps {
  /** How far the tern is on its way from Lyon to Tokyo; without it the map shows land alone. */
  trip?: 'planned' | 'flown';
}

const { from, to } = voyage;
/** Along the great circle. */
const line = `M${from.x} ${from.y}Q214 68 ${to.x} ${to.y}`;
const bird = {
  planned: { x: 121, y: 82, turn: 83 },
  flown: { x: 313, y: 87, turn: 100 },
} as const;

/** Europe and Asia, with a trip from Lyon to Tokyo. Fills its box; never mirrors. Decoration. */
export function VoyageMap({ trip }: VoyageMapProps) {
  return (
    <svg
      className={css.flat}
      viewBox={`0 0 ${voyage.width} ${voyage.height}`}
      preserveAspectRatio="xMidYMid slice"
      direction="ltr"
      aria-hidden="true"
    >
      <use className={css.grat} href={`${voyageMap}#grat`} />
      <use className={css.land} strokeWidth={voyage.dotWidth} href={`${voyageMap}#land`} />
      {trip ? (
        <>
          <path className={trip === 'flown' ? css.flight : css.flightBack} d={line} />
          <circle className={css.flightEnd} cx={from.x} cy={from.y} r={3} />
          <circle className={css.flightEnd} cx={to.x} cy={to.y} r={4.5} />
          <Bird {...bird[trip]} scale={0.8} />
        </>
      ) : null}
    </svg>
  );
}
