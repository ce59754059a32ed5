import northUrl from './assets/north.svg?url&no-inline';
import southUrl from './assets/south.svg?url&no-inline';
import { countryPoints } from './countryPoints.generated.ts';
import * as drawing from './drawings.css.ts';
import { north } from './north.generated.ts';
import * as css from './plates.css.ts';
import { projectPlace } from './projectPlace.ts';
import { south } from './south.generated.ts';

export interface PointMapProps {
  /** Degrees. */
  location?: { latitude: number; longitude: number } | null;
  /** Two letters: its middle stands in where there is no location. */
  country?: string | null;
  /** The text alternative. Without it the picture is decoration. */
  title?: string;
}

const plates = {
  north: { drawing: north, href: northUrl },
  south: { drawing: south, href: southUrl },
};
const width = 390;
const height = 165;

/**
 * The part of a plate around a place, with a cross-hair on it; Europe without a place. Fills its box; never mirrors.
 */
export function PointMap({ location, country, title }: PointMapProps) {
  const [latitude, longitude] = location
    ? [location.latitude, location.longitude]
    : (countryPoints[country ?? ''] ?? [Number.NaN, Number.NaN]);
  const point = Number.isNaN(latitude) ? null : projectPlace(latitude as number, longitude as number);
  const middle = point ?? projectPlace(48, 17);
  const { drawing: plate, href } = plates[middle.plate];
  // The plate ends at its edge: a place near it stands off the middle.
  const left = Math.min(Math.max(middle.x - width / 2, 0), plate.size - width);
  const top = Math.min(Math.max(middle.y - height / 2, 0), plate.size - height);
  const x = tenth(middle.x);
  const y = tenth(middle.y);
  return (
    <svg
      className={css.flat}
      viewBox={`${tenth(left)} ${tenth(top)} ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      direction="ltr"
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      <use className={css.grat} href={`${href}#grat`} />
      <use className={css.land} strokeWidth={plate.dotWidth.desktop} href={`${href}#land`} />
      {point ? (
        <>
          <path
            className={drawing.cross}
            d={`M${x} 0V${tenth(y - 7)}M${x} ${tenth(y + 7)}V${plate.size}M0 ${y}H${tenth(x - 7)}M${tenth(x + 7)} ${y}H${plate.size}`}
          />
          <circle className={drawing.crossRing} cx={x} cy={y} r={7} />
          <circle className={drawing.crossDot} cx={x} cy={y} r={2.5} />
        </>
      ) : null}
    </svg>
  );
}

const tenth = (value: number) => Math.round(value * 10) / 10;
