import { createHash } from 'node:crypto';
import type { Context } from '../../context.ts';
import { describeError } from '../../failures/describeError.ts';
import { readAtMost } from '../../readAtMost.ts';

/** ms for the whole response: a person waits for it. */
const patience = 1000;
/** Bytes of a response, unpacked: a thousand lines, padding included, have 45 KB. */
const mostBytes = 256 * 1024;

const line = /^([0-9A-F]{35}):(\d{1,15})$/;

type Needs = Pick<Context, 'config' | 'log' | 'metrics'>;

/** The lines of a response. Throws where it is too large, or anything else than such lines. */
async function readLines(response: Response): Promise<[suffix: string, count: number][]> {
  if (!response.ok) throw new Error(`status ${response.status}`);
  const bytes = await readAtMost(response, mostBytes);
  if (!bytes) throw new Error('too large');
  const lines = bytes.toString('utf8').split(/\r?\n/).filter(Boolean);
  return lines.map((text) => {
    const [, suffix, count] = line.exec(text.toUpperCase()) ?? [];
    if (suffix === undefined) throw new Error('no list');
    return [suffix, Number(count)];
  });
}

/**
 * Whether a range service knows a password as leaked. Five digits of its SHA-1 are sent, the rest is compared here; lines
 * that only pad a response have a count of 0. Throws where nobody knows. `timeout` is in ms.
 */
export async function searchRange(address: string, password: string, timeout = patience): Promise<boolean> {
  const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
  const response = await fetch(`${address}/${hash.slice(0, 5)}`, {
    headers: { 'add-padding': 'true' },
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  });
  const lines = await readLines(response);
  return lines.some(([suffix, count]) => suffix === hash.slice(5) && count > 0);
}

/** Whether a new password has leaked, as `PASSWORD_RANGE_URL` says. False where it is not set, away, too slow or no such list. */
export async function isLeakedPassword(
  { config: { passwordRangeUrl }, log, metrics }: Needs,
  password: string,
  options: { timeout?: number } = {},
): Promise<boolean> {
  if (!passwordRangeUrl) return false;
  try {
    const isLeaked = await searchRange(passwordRangeUrl, password, options.timeout);
    metrics.passwordRange(isLeaked ? 'leaked' : 'unknown');
    return isLeaked;
  } catch (error) {
    metrics.passwordRange('failed');
    log.warn(
      { failure: describeError(error) },
      'the list of leaked passwords was not read, none is refused by it',
    );
    return false;
  }
}
