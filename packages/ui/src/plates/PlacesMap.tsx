import northUrl from './assets/north.svg?url&no-inline';
import southUrl from './assets/south.svg?url&no-inline';
import { north } from './north.generated.ts';
import * as css from './plates.css.ts';
import { projectOn, projectPlace } from './projectPlace.ts';
import { south } from './south.generated.ts';

export interface MapPlace {
  /** Degrees. */
  latitude: number;
  longitude: number;
  /** The map is about it; the others lie around it. */
  own?: boolean;
}

export interface PlacesMapProps {
  places: readonly MapPlace[];
  /** Shows the part around a place, as wide as a fifth of the world; else the whole northern disc. */
  around?: { latitude: number; longitude: number };
  /** The text alternative. Without it the picture is decoration. */
  title?: string;
}

const plates = {
  north: { drawing: north, href: northUrl },
  south: { drawing: south, href: southUrl },
};
const part = { width: 300, height: 230 };
const tenth = (value: number) => Math.round(value * 10) / 10;

/** Places on the chart, all of them or those around one. A place beyond the edge is left out. Never mirrors. */
export function PlacesMap({ places, around, title }: PlacesMapProps) {
  const middle = around ? projectPlace(around.latitude, around.longitude) : null;
  const plate = middle?.plate ?? 'north';
  const { drawing, href } = plates[plate];
  const { size, radius } = drawing;
  const left = middle && Math.min(Math.max(middle.x - part.width / 2, 0), size - part.width);
  const top = middle && Math.min(Math.max(middle.y - part.height / 2, 0), size - part.height);
  /** A path of dots: one element, however many there are. */
  const dotsOf = (wanted: boolean) =>
    places
      .flatMap(({ latitude, longitude, own = false }) => {
        const point = own === wanted ? projectOn(plate, latitude, longitude, 0) : null;
        return point ? [`M${Math.round(point.x)} ${Math.round(point.y)}h0`] : [];
      })
      .join('');
  return (
    <svg
      className={middle ? css.flat : css.plate}
      viewBox={
        middle ? `${tenth(left ?? 0)} ${tenth(top ?? 0)} ${part.width} ${part.height}` : `0 0 ${size} ${size}`
      }
      preserveAspectRatio="xMidYMid slice"
      direction="ltr"
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      {middle ? null : <circle className={css.sea} cx={size / 2} cy={size / 2} r={radius} />}
      <use className={css.grat} href={`${href}#grat`} />
      <use className={css.land} strokeWidth={drawing.dotWidth.desktop} href={`${href}#land`} />
      {middle ? null : (
        <>
          <circle className={css.edge} cx={size / 2} cy={size / 2} r={radius} />
          <circle className={css.edge} cx={size / 2} cy={size / 2} r={radius + 7} />
          <circle className={css.scale} cx={size / 2} cy={size / 2} r={radius + 3.5} pathLength={144} />
        </>
      )}
      {/* The places it is about lie above the rest. */}
      {([false, true] as const).map((own) => {
        const d = dotsOf(own);
        return d ? (
          <g key={`${own}`}>
            <path className={own ? css.ownDot : css.dot} strokeWidth={middle ? 8 : 13} d={d} />
            <path className={css.dotNode} strokeWidth={middle ? 4 : 7} d={d} />
          </g>
        ) : null;
      })}
    </svg>
  );
}
