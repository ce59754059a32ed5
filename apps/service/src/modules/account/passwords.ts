import { availableParallelism } from 'node:os';
import { type Algorithm, hash, verify } from '@node-rs/argon2';
import { OperationError } from '../../handler.ts';

// OWASP's recommendation for argon2id. `Algorithm` is a const enum of a declaration file, so the number is given.
const options = { algorithm: 2 as Algorithm, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

// Hashing shares the machine with pages: few at once, and a queue with an end.
const atOnce = Math.max(1, Math.min(2, availableParallelism() - 1));
const longestQueue = 400;
const waiting: (() => void)[] = [];
let running = 0;

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) {
    if (waiting.length >= longestQueue) throw new OperationError('unavailable', { retry_after: 5 });
    await new Promise<void>((go) => waiting.push(go));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

// Composed and decomposed letters are the same password.
const normalise = (password: string) => password.normalize('NFC');

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(normalise(password), options));
}

export function isSamePassword(one: string, other: string): boolean {
  return normalise(one) === normalise(other);
}

let dummy: Promise<string> | undefined;

/** Takes the same time whether there is a hash or not. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  dummy ??= hash('no account has this password', options);
  const stand = passwordHash ?? (await dummy);
  const matches = await inTurn(() => verify(stand, normalise(password)));
  return matches && passwordHash !== null;
}
