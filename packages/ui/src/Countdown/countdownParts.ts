export interface CountdownParts {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** The time between two instants (epoch milliseconds), never below zero. */
export function countdownParts(endsAt: number, now: number): CountdownParts {
  const left = Math.max(0, Math.ceil((endsAt - now) / 1000));
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
  };
}
