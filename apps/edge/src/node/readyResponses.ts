import type { EdgeResponse } from '../http/respond.ts';

export interface ReadyResponses {
  /** A response in one piece, with the current time in it; null where it has to be put together. */
  find(response: EdgeResponse): Buffer | null;
  /** Keeps what was put together; `head`: its head, the end included. */
  keep(response: EdgeResponse, head: string): void;
  /** Its memory may be in use until a slow visitor has taken it: the next one is put together again. */
  release(response: EdgeResponse): void;
}

interface Ready {
  /** The headers that are not its content's; their clock is the one that stands in `bytes`. */
  readonly own: string[];
  readonly bytes: Buffer;
  /** Which of `own` is the clock, and where its digits begin in `bytes`; -1 without one. */
  readonly clock: number;
  readonly clockAt: number;
  readonly dateAt: number;
  /** The second in which it was sent last. */
  second: number;
}

/** Bytes of all responses that are kept, of the longest body, and how many there are with one content. */
const maxBytes = 4 * 1024 * 1024;
const maxBody = 128 * 1024;
const maxVariants = 3;

/** The server's clock in ms: thirteen digits until the year 2286. */
const clock = /^clock;desc="\d{13}"$/;
const clockStart = 'clock;desc="';
const dateStart = '\r\ndate: ';

/** Whether these are the headers of a kept response, the time of its clock aside. */
function isSame({ own, clock: at }: Ready, headers: readonly string[], from: number): boolean {
  if (headers.length - from !== own.length) return false;
  for (let index = 0; index < own.length; index += 1)
    if (
      headers[from + index] !== own[index] &&
      (index !== at || !clock.test(headers[from + index] as string))
    )
      return false;
  return true;
}

/**
 * Cached responses that are requested again and again, in one piece of memory each: head and body together are written
 * with one call, and only the digits of the time are written into them before. Every other header has to be the same.
 */
export function createReadyResponses(dateOf: () => { second: number; date: string }): ReadyResponses {
  const ready = new Map<readonly string[], Ready[]>();
  const seen = new WeakSet<readonly string[]>();
  let weight = 0;

  function drop(shared: readonly string[]): void {
    for (const { bytes } of ready.get(shared) ?? []) weight -= bytes.length;
    ready.delete(shared);
  }

  /** Makes room; false where everything is in use. */
  function makeRoom(bytes: number, second: number): boolean {
    for (const [oldest, variants] of ready) {
      if (weight + bytes <= maxBytes) break;
      if (variants.some((each) => each.second >= second - 1)) return false;
      drop(oldest);
    }
    return weight + bytes <= maxBytes;
  }

  return {
    find({ shared, headers }) {
      const from = shared?.length ?? 0;
      const found = shared && ready.get(shared)?.find((each) => isSame(each, headers, from));
      if (!found) return null;
      const { own, bytes, clock: at, clockAt } = found;
      const time = headers[from + at];
      if (at >= 0 && time !== undefined && time !== own[at]) {
        bytes.write(time.slice(clockStart.length, -1), clockAt, 'latin1');
        own[at] = time;
      }
      const { second, date } = dateOf();
      if (second !== found.second) {
        bytes.write(date, found.dateAt, 'latin1');
        found.second = second;
      }
      return bytes;
    },
    keep({ shared, headers, body }, head) {
      if (!shared || !body || typeof body === 'string' || body.length > maxBody) return;
      // Many are requested once and never again.
      if (!seen.has(shared)) return void seen.add(shared);
      const { second } = dateOf();
      if (!makeRoom(head.length + body.length, second)) return;
      const variants = ready.get(shared) ?? [];
      if (variants.length === maxVariants) return;
      const own = headers.slice(shared.length);
      const at = own.findIndex((value) => clock.test(value));
      const bytes = Buffer.concat([Buffer.from(head, 'latin1'), body]);
      const clockAt = at < 0 ? -1 : head.indexOf(own[at] as string) + clockStart.length;
      const dateAt = head.lastIndexOf(dateStart) + dateStart.length;
      ready.set(shared, [...variants, { own, bytes, clock: at, clockAt, dateAt, second }]);
      weight += bytes.length;
    },
    release({ shared }) {
      if (shared) drop(shared);
    },
  };
}
