import { dayMs } from '@tern/domain';
import { FeedRefused } from './FeedRefused.ts';

/** ms by which the clock of a publisher may be ahead of the one here. */
const mostAhead = 5 * 60_000;
/** ms after which a feed says nothing of today. */
const oldest = dayMs;

/** A version of the feed, as far as another one is compared with it. */
export interface FeedVersion {
  sequence: number;
  issuedAt: Date;
  /** SHA-256 of the document. */
  hash: string;
  servers: number;
  /** Countries that have a server. */
  countries: number;
}

const minutes = (ms: number) => `${Math.round(ms / 60_000)} minutes`;
const hours = (ms: number) => `${Math.floor(ms / 3_600_000)} hours`;

/** Throws `FeedRefused` unless `next` may take the place of `last`, the feed that is stored, at the time `now`. */
export function judgeSuccession(next: FeedVersion, last: FeedVersion | null, now: Date): void {
  const age = now.getTime() - next.issuedAt.getTime();
  if (-age > mostAhead)
    throw new FeedRefused(
      'ahead',
      `Its time is ${minutes(-age)} ahead: its clock is wrong, or the one here.`,
    );
  if (age > oldest)
    throw new FeedRefused(
      'old',
      `It was made ${hours(age)} ago: its publisher stands still, or the clock here is ahead.`,
    );
  if (!last) return;
  const { sequence } = last;
  if (next.sequence < sequence)
    throw new FeedRefused('went_back', `Its sequence went back from ${sequence} to ${next.sequence}.`);
  if (next.sequence === sequence && next.hash !== last.hash)
    throw new FeedRefused('went_back', `It has the sequence ${sequence} of the last one, and other content.`);
  if (next.issuedAt < last.issuedAt)
    throw new FeedRefused('went_back', 'It was made before the last one, although its sequence is higher.');
  for (const kind of ['servers', 'countries'] as const)
    if (3 * next[kind] < 2 * last[kind])
      throw new FeedRefused(
        'shrunk',
        `It has ${next[kind]} ${kind}, the last one ${last[kind]}: more than a third is gone.`,
      );
}
