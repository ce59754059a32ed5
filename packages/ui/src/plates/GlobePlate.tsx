import northDesktop from './assets/north.svg?url&no-inline';
import northMobile from './assets/north-mobile.svg?url&no-inline';
import southDesktop from './assets/south.svg?url&no-inline';
import southMobile from './assets/south-mobile.svg?url&no-inline';
import { Bird } from './Bird.tsx';
import { north } from './north.generated.ts';
import * as css from './plates.css.ts';
import { south } from './south.generated.ts';

export type GlobeLabel = (typeof north.labels)[number]['key'];

export interface GlobePlateProps {
  /** `north` is the Arctic hemisphere and beyond, `south` looks up from the Antarctic. */
  variant: 'north' | 'south';
  /** `mobile` has coarser dots and only the part the mobile compositions show. */
  pageVariant?: 'desktop' | 'mobile';
  /** The text alternative. Without it the picture is decoration. */
  title?: string;
  /** Names beside places on the north plate; hidden in the mobile variant. */
  labels?: Partial<Record<GlobeLabel, string>>;
}

const plates = {
  north: { drawing: north, desktop: northDesktop, mobile: northMobile },
  south: { drawing: south, desktop: southDesktop, mobile: southMobile },
};
const birdScale = { north: { desktop: 1.75, mobile: 2.4 }, south: { desktop: 2.1, mobile: 2.1 } };

/**
 * The world as a disc of dots, without borders. The heavy layers are an external file that the page paints
 * through `<use>`, so that one file serves every theme and the markup stays light.
 */
export function GlobePlate({ variant, pageVariant = 'desktop', title, labels }: GlobePlateProps) {
  const { drawing, [pageVariant]: href } = plates[variant];
  const { size, radius, bird } = drawing;
  const centre = size / 2;
  const scale = birdScale[variant][pageVariant];
  return (
    <svg
      className={css.plate}
      viewBox={`0 0 ${size} ${size}`}
      direction="ltr"
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      <circle className={css.sea} cx={centre} cy={centre} r={radius} />
      <use className={css.grat} href={`${href}#grat`} />
      <use className={css.land} strokeWidth={drawing.dotWidth[pageVariant]} href={`${href}#land`} />
      <circle className={css.edge} cx={centre} cy={centre} r={radius} />
      <circle className={css.edge} cx={centre} cy={centre} r={radius + 7} />
      <circle className={css.scale} cx={centre} cy={centre} r={radius + 3.5} pathLength={144} />
      <use className={css.route} href={`${href}#routes`} />
      <use className={css.flight} href={`${href}#out`} />
      <use className={css.flightBack} href={`${href}#back`} />
      <use className={css.flightEnd} href={`${href}#ends`} />
      <Bird {...bird} scale={scale} />
      <use className={css.city} href={`${href}#cities`} />
      {labels && pageVariant === 'desktop' && variant === 'north'
        ? north.labels.map(({ key, x, y, anchor }) =>
            labels[key] ? (
              <text key={key} className={css.label} x={x} y={y} textAnchor={anchor}>
                {labels[key]}
              </text>
            ) : null,
          )
        : null}
    </svg>
  );
}
