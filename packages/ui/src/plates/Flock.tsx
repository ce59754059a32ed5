import type { ReactNode } from 'react';
import { Bird } from './Bird.tsx';
import * as drawing from './drawings.css.ts';
import * as css from './plates.css.ts';

export type FlockDevice = 'ios' | 'macos' | 'windows' | 'chrome' | 'android' | 'smartTv';

export interface FlockProps {
  /** What the picture says. Left out, it is decoration. */
  title?: string;
  /** The name under each device; hidden in the mobile form. */
  labels?: Partial<Record<FlockDevice, string>>;
}

const outlines: Record<FlockDevice, ReactNode> = {
  ios: (
    <>
      <rect x="-19" y="-38" width="38" height="76" rx="7" />
      <path d="M-5-32H5" />
    </>
  ),
  android: (
    <>
      <rect x="-20" y="-38" width="40" height="76" rx="5" />
      <circle cx="0" cy="-31.5" r="1.8" />
    </>
  ),
  windows: (
    <>
      <rect x="-54" y="-40" width="108" height="66" rx="4" />
      <path d="M0 26v14M-24 40H24" />
    </>
  ),
  smartTv: (
    <>
      <rect x="-70" y="-42" width="140" height="80" rx="3" />
      <path d="M-40 38l-6 9M40 38l6 9" />
    </>
  ),
  macos: (
    <>
      <path d="M-46-32a5 5 0 0 1 5-5H41a5 5 0 0 1 5 5V22H-46Z" />
      <path d="M-60 22H60l-4 9a4 4 0 0 1-4 2H-52a4 4 0 0 1-4-2Z" />
    </>
  ),
  chrome: (
    <>
      <rect x="-50" y="-36" width="100" height="72" rx="5" />
      <path d="M-50-19H50" />
      <circle cx="-42" cy="-27.5" r="1.6" />
      <circle cx="-35" cy="-27.5" r="1.6" />
      <circle cx="-28" cy="-27.5" r="1.6" />
    </>
  ),
};

interface Place {
  device: FlockDevice;
  x: number;
  y: number;
  scale: number;
  /** How far the bird sits from the middle of the outline, and its size. */
  birdY: number;
  bird: number;
  labelY: number;
}

const places: readonly Place[] = [
  { device: 'ios', x: 800, y: 262, scale: 1.15, birdY: 0, bird: 0.72, labelY: 66 },
  { device: 'macos', x: 632, y: 164, scale: 1.15, birdY: -6, bird: 1.05, labelY: 66 },
  { device: 'windows', x: 622, y: 384, scale: 1.15, birdY: -8, bird: 1.05, labelY: 70 },
  { device: 'chrome', x: 440, y: 84, scale: 1.12, birdY: 8, bird: 1.05, labelY: 66 },
  { device: 'android', x: 452, y: 470, scale: 1.15, birdY: 0, bird: 0.72, labelY: 66 },
  { device: 'smartTv', x: 214, y: 44, scale: 1.12, birdY: -2, bird: 1.05, labelY: 66 },
];

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
      <path className={drawing.flockLine} d="M800 262L632 158L440 92L214 44M800 262L622 376L452 470" />
      {places.map(({ device, x, y, scale, birdY, bird, labelY }) => (
        <g key={device} transform={`translate(${x} ${y})`}>
          <g className={drawing.device} transform={`scale(${scale})`}>
            {outlines[device]}
          </g>
          <Bird y={birdY} scale={bird} turn={62} />
          {labels?.[device] ? (
            <text className={drawing.deviceLabel} x="0" y={labelY} textAnchor="middle">
              {labels[device]}
            </text>
          ) : null}
        </g>
      ))}
    </svg>
  );
}
