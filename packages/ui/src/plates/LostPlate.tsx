import northDesktop from './assets/north.svg?url&no-inline';
import { Bird } from './Bird.tsx';
import { north } from './north.generated.ts';
import * as css from './plates.css.ts';

/** The globe with a flight that leaves it, for the page that could not be found. Decoration. */
export function LostPlate() {
  const { size, radius } = north;
  const centre = size / 2;
  return (
    <svg className={css.plate} viewBox={`0 0 1300 ${size}`} direction="ltr" aria-hidden="true">
      <circle className={css.sea} cx={centre} cy={centre} r={radius} />
      <use className={css.grat} href={`${northDesktop}#grat`} />
      <use className={css.land} strokeWidth={north.dotWidth.desktop} href={`${northDesktop}#land`} />
      <circle className={css.edge} cx={centre} cy={centre} r={radius} />
      <circle className={css.edge} cx={centre} cy={centre} r={radius + 7} />
      <circle className={css.scale} cx={centre} cy={centre} r={radius + 3.5} pathLength={144} />
      <path className={css.flight} d="M392 470C520 300 760 230 984 372" />
      <path className={css.flightBack} d="M984 372C1080 440 1140 520 1178 640" />
      <circle className={css.flightEnd} cx={392} cy={470} r={7} />
      <Bird x={1184} y={660} scale={3.4} turn={164} />
    </svg>
  );
}
