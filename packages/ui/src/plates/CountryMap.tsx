import auLand from './assets/country-au.svg?url&no-inline';
import brLand from './assets/country-br.svg?url&no-inline';
import caLand from './assets/country-ca.svg?url&no-inline';
import deLand from './assets/country-de.svg?url&no-inline';
import frLand from './assets/country-fr.svg?url&no-inline';
import gbLand from './assets/country-gb.svg?url&no-inline';
import hkLand from './assets/country-hk.svg?url&no-inline';
import idLand from './assets/country-id.svg?url&no-inline';
import inLand from './assets/country-in.svg?url&no-inline';
import itLand from './assets/country-it.svg?url&no-inline';
import jpLand from './assets/country-jp.svg?url&no-inline';
import krLand from './assets/country-kr.svg?url&no-inline';
import sgLand from './assets/country-sg.svg?url&no-inline';
import usLand from './assets/country-us.svg?url&no-inline';
import { countryMaps } from './countries.generated.ts';
import * as drawing from './drawings.css.ts';
import * as css from './plates.css.ts';

export interface CountryMapProps {
  /** ISO 3166-1 alpha-2 of a country that has a drawing. */
  code: string;
  /** The text alternative. Without it the picture is decoration. */
  title?: string;
}

const assets = {
  us: usLand,
  ca: caLand,
  br: brLand,
  gb: gbLand,
  fr: frLand,
  de: deLand,
  it: itLand,
  in: inLand,
  sg: sgLand,
  id: idLand,
  hk: hkLand,
  kr: krLand,
  jp: jpLand,
  au: auLand,
};

/** A country and its surroundings as dots, with its large cities. No border; never mirrors. */
export function CountryMap({ code, title }: CountryMapProps) {
  const key = code.toLowerCase() as keyof typeof assets;
  const map = countryMaps[key];
  if (!map) return null;
  const { width, height, dotWidth, places } = map;
  const href = assets[key];
  return (
    <svg
      className={css.framed}
      viewBox={`0 0 ${width} ${height}`}
      direction="ltr"
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      <rect className={css.sea} width={width} height={height} />
      <use className={css.grat} href={`${href}#grat`} />
      <use className={css.land} strokeWidth={dotWidth} href={`${href}#land`} />
      {places.map(([x, y], index) =>
        index === 0 ? (
          <g key={`${x} ${y}`}>
            <circle className={drawing.crossRing} cx={x} cy={y} r={14} />
            <circle className={drawing.crossDot} cx={x} cy={y} r={5} />
          </g>
        ) : (
          <circle key={`${x} ${y}`} className={css.city} cx={x} cy={y} r={6} />
        ),
      )}
    </svg>
  );
}
