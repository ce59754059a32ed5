import { Secret, TOTP } from 'otpauth';
import type { Started } from './startService.ts';

/** Codes of an authenticator app. `offset`: seconds its clock is ahead. */
export function authenticatorApp(clock: Started['clock'], secret: string) {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return {
    code: (offset = 0) => totp.generate({ timestamp: clock.now() + offset * 1000 }),
    /** Moves the clock on, to a step that no code was taken of. */
    next() {
      clock.advance(30_000);
      return totp.generate({ timestamp: clock.now() });
    },
  };
}
