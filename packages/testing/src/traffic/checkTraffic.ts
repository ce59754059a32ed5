import { compileValues } from './compileValues.ts';
import type { Claim, ProviderTraffic, Recorded } from './ProviderTraffic.ts';

/** The bodies of one kind, and how many of them are valid. */
export interface KindCount {
  kind: string;
  validated: number;
  valid: number;
  /** Bodies that differ in more than ids, dates and amounts. */
  shapes: number;
  /** The first few complaints. */
  problems: string[];
}

/** Ids, addresses and texts with long numbers say nothing about a shape. */
const passing = /[0-9a-f]{8,}|@|:\/\/|^[a-z]+_(?=\w*\d)\w{8,}$/i;

/** Equal for values that differ in ids, dates and amounts only. */
export const shapeOf = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) => {
    if (typeof inner === 'number') return Number.isInteger(inner) ? 1 : 1.5;
    return typeof inner === 'string' && passing.test(inner) ? '…' : inner;
  });

/** Holds a recording against the material of its provider. Every body counts; equal shapes are compiled once. */
export async function checkTraffic(
  traffic: ProviderTraffic,
  recording: readonly Recorded[],
): Promise<KindCount[]> {
  const kinds = new Map<string, KindCount>();
  const note = (kind: string, problem: string | null, bodies: number) => {
    const count = kinds.get(kind) ?? { kind, validated: 0, valid: 0, shapes: 0, problems: [] };
    kinds.set(kind, count);
    count.validated += bodies;
    count.shapes += 1;
    if (problem === null) count.valid += bodies;
    else if (count.problems.length < 5) count.problems.push(problem);
  };
  const shapes = new Map<string, { claim: Extract<Claim, { type: string }>; bodies: number }>();
  for (const recorded of recording) {
    for (const claim of traffic.claimsOf(recorded)) {
      if ('verify' in claim) {
        note(claim.kind, await problemOf(claim.verify), 1);
        continue;
      }
      const key = `${claim.kind} ${claim.type} ${shapeOf(claim.value)}`;
      const shape = shapes.get(key) ?? { claim, bodies: 0 };
      shape.bodies += 1;
      shapes.set(key, shape);
    }
  }
  const distinct = [...shapes.values()];
  const problems = await compileValues(
    traffic,
    distinct.map(({ claim }) => claim),
  );
  for (const [index, { claim, bodies }] of distinct.entries()) {
    note(claim.kind, problems[index] ?? null, bodies);
  }
  return [...kinds.values()].sort((one, other) => one.kind.localeCompare(other.kind));
}

async function problemOf(verify: () => void | Promise<void>): Promise<string | null> {
  try {
    await verify();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
