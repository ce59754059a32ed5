import { type Cubic, splitCubic } from '../FlightScale/splitCubic.ts';

/** The flight over the pass, in a picture of 330 by 88. */
export const flight: Cubic = [
  [6, 74],
  [112, 2],
  [218, 2],
  [324, 74],
];
/** How far the tern has come when it rests: short of the end, so that the line still leads somewhere. */
const rest = 0.86;
const steps = 12;

/** Places of the tern on its way, at even times. It starts and lands softly. */
export const places = Array.from({ length: steps + 1 }, (_, step) => {
  const { at, heading } = splitCubic(flight, (rest * (1 - Math.cos((Math.PI * step) / steps))) / 2);
  const round = (value: number) => Math.round(value * 10) / 10;
  return { time: step / steps, x: round(at[0]), y: round(at[1]), turn: round(heading) };
});
export const landed = places[steps] as (typeof places)[number];
export const drawn = { whole: flight, flown: splitCubic(flight, rest).before };
