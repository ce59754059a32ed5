import { rasterSize } from '@tern/articles/rasterSize';
import { type Context, timeFromNow } from '../../context.ts';
import { databaseFailure } from '../../db/DatabaseUnavailable.ts';
import { readAtMost } from '../../readAtMost.ts';
import { findPicture, forgetPicture, keepPicture } from './pictures.repo.ts';

/** Bytes of a picture. */
const mostBytes = 2 * 1024 * 1024;
/** Bytes of all that are kept. */
const mostTogether = 128 * 1024 * 1024;
/** ms WordPress has for one. */
const timeout = 10_000;
/** ms after which it is asked for a picture again. */
const freshFor = 24 * 3_600_000;

/** The bytes of a picture; `gone`: there is none that is shown, and `away`: WordPress does not say. */
async function load(url: string): Promise<Buffer | 'gone' | 'away'> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeout), redirect: 'error' });
    if (!response.ok || !response.body) return response.status >= 500 ? 'away' : 'gone';
    const bytes = await readAtMost(response, mostBytes);
    return bytes && rasterSize(bytes) ? bytes : 'gone';
  } catch {
    return 'away';
  }
}

/** Without the database pictures are shown all the same. */
async function unlessAway<Value>(work: Promise<Value>): Promise<Value | null> {
  try {
    return await work;
  } catch (error) {
    if (databaseFailure(error)) return null;
    throw error;
  }
}

/** A picture below the uploads of WordPress: the stored one for a day, and longer while WordPress is down. */
export async function wordPressPicture(context: Context, path: string): Promise<Buffer | null> {
  const { db, config } = context;
  const url = `${config.wordPressUrl}/wp-content/uploads/${path}`;
  const now = timeFromNow(context);
  const stored = await unlessAway(findPicture(db, url, now));
  if (stored && now.getTime() - stored.readAt.getTime() < freshFor) return stored.bytes;
  const loaded = await load(url);
  if (loaded === 'away') return stored?.bytes ?? null;
  if (loaded === 'gone') {
    if (stored) await unlessAway(forgetPicture(db, url));
    return null;
  }
  await unlessAway(keepPicture(db, { url, bytes: loaded, now }, mostTogether));
  return loaded;
}
