import { brand } from '@tern/domain';
import { Secret, TOTP } from 'otpauth';

/** Seconds of one code, which every app knows. */
const period = 30;

/** Steps that a clock may be off, either way. */
const tolerated = 1;

/**
 * Steps in which a code of a wrong clock is recognized, to say so. It opens nothing, and each step more would tell
 * whoever guesses of another code that is right soon.
 */
const recognized = 4;

/** The outcome of looking at a code. `clock`: it is right for a time that is not now. */
export type Judged = { is: 'right'; step: number } | { is: 'used' | 'clock' | 'wrong' };

const totpOf = (secret: Buffer, label?: string) =>
  new TOTP({
    issuer: brand.name,
    ...(label && { label }),
    period,
    secret: new Secret({ buffer: Uint8Array.from(secret).buffer }),
  });

/** The forms in which an app takes a secret: typed, and as the address that a QR code holds. */
export function secretForApp(secret: Buffer, email: string): { secret: string; uri: string } {
  const totp = totpOf(secret, email);
  return { secret: totp.secret.base32, uri: totp.toString() };
}

/** `lastStep`: of the code that was taken last. */
export function judgeCode(secret: Buffer, code: string, at: { now: number; lastStep: number }): Judged {
  const { now: timestamp, lastStep } = at;
  const delta = totpOf(secret).validate({ token: code, timestamp, window: recognized });
  if (delta === null) return { is: 'wrong' };
  if (Math.abs(delta) > tolerated) return { is: 'clock' };
  const step = Math.floor(timestamp / 1000 / period) + delta;
  return step <= lastStep ? { is: 'used' } : { is: 'right', step };
}
