import { createHash } from 'node:crypto';

/** Bytes that are the same for the same seed. */
export function seededBytes(seed: string): (count: number) => Buffer {
  let drawn = 0;
  return (count) => {
    let bytes = Buffer.alloc(0);
    while (bytes.length < count) {
      drawn += 1;
      bytes = Buffer.concat([bytes, createHash('sha512').update(`${seed} ${drawn}`).digest()]);
    }
    return bytes.subarray(0, count);
  };
}

/** Draws that are the same for the same seed, and independent of those under other names. */
export function drawsOf(seed: string) {
  const bytes = seededBytes(seed);
  /** From 0 up to 1. */
  const part = () => bytes(4).readUInt32BE() / 2 ** 32;
  const below = (count: number) => Math.floor(part() * count);
  return {
    part,
    below,
    chance: (share: number) => part() < share,
    pick: <T>(list: readonly T[]) => list[below(list.length)] as T,
    shuffled<T>(list: readonly T[]): T[] {
      const keyed = list.map((value) => ({ value, key: part() }));
      return keyed.sort((one, other) => one.key - other.key).map(({ value }) => value);
    },
  };
}

export type Draws = ReturnType<typeof drawsOf>;
