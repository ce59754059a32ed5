import egg from './assets/egg.svg?url&no-inline';
import northDesktop from './assets/north.svg?url&no-inline';
import { Bird } from './Bird.tsx';
import * as drawing from './drawings.css.ts';
import { north } from './north.generated.ts';
import * as css from './plates.css.ts';

const eclipse = (
  <>
    <circle className={css.scale} cx="500" cy="500" r="392" pathLength="72" />
    <circle className={drawing.moon} cx="500" cy="500" r="356" />
    <circle className={css.sea} cx="528" cy="486" r="352" />
    <Bird x={236} y={716} scale={4.2} turn={48} />
  </>
);

const nightSide = (
  <>
    <use className={css.grat} href={`${northDesktop}#grat`} />
    <use className={css.land} strokeWidth={north.dotWidth.desktop} href={`${northDesktop}#land`} />
    <path className={css.sea} opacity="0.82" d="M640 30A470 470 0 1 1 120 760A640 640 0 0 0 640 30Z" />
    <circle className={css.edge} cx="500" cy="500" r={north.radius} />
    <Bird x={700} y={330} scale={4.4} turn={42} />
  </>
);

/** Stars that make a tern. */
const stars = [
  [150, 610],
  [330, 470],
  [470, 500],
  [610, 330],
  [850, 210],
  [560, 590],
  [700, 690],
  [640, 800],
] as const;
const constellation = (
  <>
    <circle className={css.edge} cx="500" cy="500" r="430" />
    <path
      className={css.route}
      d="M150 610L330 470L470 500L610 330L850 210M470 500L560 590L700 690M560 590L640 800"
    />
    {stars.map(([x, y]) => (
      <circle key={x} className={css.city} cx={x} cy={y} r="11" />
    ))}
    <circle className={drawing.moon} cx="850" cy="210" r="20" />
  </>
);

const lowSun = (
  <>
    {[150, 230, 310, 390].map((radius) => (
      <path
        key={radius}
        className={css.edge}
        d={`M${500 - radius} 640A${radius} ${radius} 0 0 1 ${500 + radius} 640`}
      />
    ))}
    <path className={drawing.moon} d="M420 640A80 80 0 0 1 580 640Z" />
    <path className={css.flight} d="M60 640H940" />
    <path className={css.grat} d="M160 700H840M240 760H760M330 820H670" />
    <Bird x={690} y={430} scale={4.6} turn={60} />
  </>
);

const crescent = (
  <>
    <circle className={drawing.moon} cx="500" cy="480" r="360" />
    <circle className={css.sea} cx="640" cy="420" r="330" />
    <Bird x={600} y={560} scale={6.4} turn={54} />
  </>
);

/** A pumpkin of meridians. */
const lantern = (
  <>
    <path className={css.flightBack} d="M508 224C500 160 530 120 590 110" />
    <ellipse className={drawing.moon} cx="500" cy="560" rx="390" ry="330" />
    {[300, 200, 90].map((radius) => (
      <ellipse key={radius} className={drawing.moonGrat} cx="500" cy="560" rx={radius} ry="330" />
    ))}
    <path className={drawing.moonGrat} d="M110 560H890" />
    <Bird x={640} y={500} scale={5} turn={52} />
  </>
);

const spokes = Array.from({ length: 12 }, (_, index) => (index * Math.PI) / 6);
const at = (radius: number, angle: number) =>
  `${Math.round(500 + radius * Math.cos(angle))} ${Math.round(500 + radius * Math.sin(angle))}`;
/** A web of parallels and meridians. */
const web = (
  <>
    <path className={css.edge} d={spokes.map((angle) => `M500 500L${at(430, angle)}`).join('')} />
    {[120, 210, 310, 410].map((radius) => (
      <path
        key={radius}
        className={css.edge}
        d={spokes
          .map(
            (angle) =>
              `M${at(radius, angle)}Q${at(radius * 0.84, angle + Math.PI / 12)} ${at(radius, angle + Math.PI / 6)}`,
          )
          .join('')}
      />
    ))}
    <circle className={drawing.moon} cx="500" cy="500" r="34" />
    <Bird x={710} y={300} scale={4.6} turn={46} />
  </>
);

const twoEggs = (
  <>
    {['translate(-60 170) scale(0.72)', 'translate(330 110) scale(0.72)'].map((place) => (
      <g key={place} transform={place}>
        <use className={drawing.shell} href={`${egg}#shell`} />
        <use className={drawing.speckles} href={`${egg}#speckles`} />
      </g>
    ))}
    <path className={css.flight} d="M60 820C250 900 750 900 940 800" />
  </>
);

const hatching = (
  <>
    <use className={drawing.shell} href={`${egg}#shell`} />
    <use className={drawing.speckles} href={`${egg}#speckles`} />
    <path className={css.flight} d="M230 470L320 420L390 490L470 410L550 480L630 400L700 470L770 420" />
    <Bird x={640} y={250} scale={5} turn={40} />
  </>
);

const rings = (
  <>
    {[110, 190, 270, 350].map((radius) => (
      <circle key={radius} className={css.flightBack} cx="500" cy="500" r={radius} />
    ))}
    <circle className={css.flight} cx="500" cy="500" r="430" pathLength="100" strokeDasharray="86 14" />
    <Bird x={900} y={340} scale={5} turn={-12} />
  </>
);

const eight = (
  <>
    <circle className={css.sea} cx="500" cy="500" r="440" />
    <path
      className={css.flight}
      d="M500 500C640 330 780 250 780 400C780 550 640 640 500 500C360 360 220 450 220 600C220 750 360 670 500 500Z"
    />
    <circle className={css.flightEnd} cx="500" cy="500" r="16" />
    <circle className={css.edge} cx="500" cy="500" r="440" />
    <Bird x={756} y={318} scale={5} turn={20} />
  </>
);

/** A scale on the chart whose mark stands lower than it did: down to it the bird has flown. */
const scale = (
  <>
    <circle className={css.sea} cx="500" cy="500" r={north.radius} />
    <use className={css.grat} href={`${northDesktop}#grat`} />
    <circle className={css.edge} cx="500" cy="500" r={north.radius} />
    <path className={css.scale} d="M300 170V830" pathLength="20" />
    <path
      className={css.edge}
      d="M300 170H380M300 236H340M300 302H340M300 368H340M300 434H340M300 500H380M300 566H340M300 632H340M300 698H340M300 764H340M300 830H380"
    />
    <path className={css.flightBack} d="M400 236H860" />
    <path className={css.flight} d="M400 236C560 236 560 632 720 632H860" />
    <circle className={css.flightEnd} cx="400" cy="236" r="14" />
    <Bird x={690} y={606} scale={6.4} turn={96} />
  </>
);

/** The drawings of past years, and of an offer without a season, in a box of 1000 by 1000. */
export const yearPictures = {
  neutral: scale,
  blackfriday2020: eclipse,
  blackfriday2021: nightSide,
  blackfriday2022: constellation,
  blackfriday2023: lowSun,
  halloween2021: crescent,
  halloween2022: lantern,
  halloween2023: web,
  easter2022: twoEggs,
  easter2023: hatching,
  anniversary2022: rings,
  anniversary2023: eight,
} as const;
