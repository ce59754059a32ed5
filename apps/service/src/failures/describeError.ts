import { framesOf } from './framesOf.ts';
import { safeReason } from './safeReason.ts';

/** The part of an error that may be logged: its kind, its reason and place, not the values that messages hold. */
export function describeError(error: unknown): Record<string, unknown> {
  return { reason: safeReason(error).text, ...kindAndPlace(error) };
}

function kindAndPlace(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { kind: typeof error };
  const { code, constraint } = error as Error & { code?: string; constraint?: string };
  return {
    kind: error.name,
    code,
    constraint,
    at: framesOf(error)
      .slice(0, 6)
      .map(({ name, place }) => (name ? `${name} (${place})` : place)),
    cause: error.cause ? kindAndPlace(error.cause) : undefined,
  };
}
