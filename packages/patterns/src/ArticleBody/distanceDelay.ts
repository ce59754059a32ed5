/** Kilometres a second: light in glass with a refractive index of about 1.5. */
export const fibreSpeed = 200_000;

/** Half of the way around the earth, in kilometres, in steps. */
export const rulerDistances: readonly number[] = [0, 5000, 10_000, 15_000, 20_000];

/** Milliseconds there and back over so many kilometres. */
export const fibreDelay = (distance: number): number => (2 * distance * 1000) / fibreSpeed;
