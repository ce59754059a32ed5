export interface Remaining {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** The time left until `endsAt`, both in epoch milliseconds. All zero once it has passed (spec section 4). */
export function remaining(endsAt: number, now: number): Remaining {
  const left = endsAt - now;
  const seconds = left > 0 ? Math.floor(left / 1000) : 0;
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}
