import flock from './assets/flock.svg?url&no-inline';
import * as drawing from './drawings.css.ts';
import * as css from './plates.css.ts';

export type FlockDevice = 'ios' | 'macos' | 'windows' | 'chrome' | 'android' | 'smartTv';

export interface FlockProps {
  /** The text alternative. Without it the picture is decoration. */
  title?: string;
  /** The name under each device; hidden in the mobile variant. */
  labels?: Partial<Record<FlockDevice, string>>;
}

/** Where the name of each device stands, under its outline. */
const places: Readonly<Record<FlockDevice, readonly [x: number, y: number]>> = {
  ios: [800, 328],
  macos: [632, 230],
  windows: [622, 454],
  chrome: [440, 150],
  android: [452, 536],
  smartTv: [214, 110],
};

/** Six devices flying in formation, a tern on each. */
export function Flock({ title, labels }: FlockProps) {
  return (
    <svg
      className={css.plate}
      viewBox="110 -30 760 620"
      direction="ltr"
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      <use href={`${flock}#flock`} />
      {(Object.keys(places) as FlockDevice[]).map((device) =>
        labels?.[device] ? (
          <text
            key={device}
            className={drawing.deviceLabel}
            x={places[device][0]}
            y={places[device][1]}
            textAnchor="middle"
          >
            {labels[device]}
          </text>
        ) : null,
      )}
    </svg>
  );
}
