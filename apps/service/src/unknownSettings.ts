import type * as v from 'valibot';
import { nearestName } from './nearestName.ts';
import type { Environment } from './settings.ts';

/** Read before the schemas, beside them, or by other programs of ours. */
const readElsewhere = [
  ...['NODE_ENV', 'PORT', 'SANDBOX', 'SERVICE_ORIGIN', 'TLS_CERT', 'TLS_KEY', 'PURGE_URL', 'PURGE_TOKEN'],
  ...['BOT_CHECK_HOSTS', 'RECAPTCHA_HOST'],
];

type Nested = Partial<{ entries: object; pipe: readonly Nested[]; wrapped: Nested }>;

/** The names of settings in a schema. */
function namesIn(schema: Nested): string[] {
  return [
    ...Object.keys(schema.entries ?? {}).filter((name) => /^[A-Z]/.test(name)),
    ...(schema.pipe ?? []).flatMap((each) => (each === schema ? [] : namesIn(each))),
    ...(schema.wrapped ? namesIn(schema.wrapped) : []),
  ];
}

/** The names of all settings that schemas read, and of those that are read without one. */
export const settingNames = (schemas: readonly v.GenericSchema[]): ReadonlySet<string> =>
  new Set([...readElsewhere, ...schemas.flatMap((schema) => namesIn(schema as Nested))]);

/** `STRIPE_` and the like: what several known names begin with. */
function prefixesOf(known: ReadonlySet<string>): Set<string> {
  const counts = new Map<string, number>();
  for (const name of known) {
    const prefix = /^[A-Z0-9]+_/.exec(name)?.[0];
    if (prefix) counts.set(prefix, (counts.get(prefix) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count > 1).map(([prefix]) => prefix));
}

/**
 * One sentence for each variable that looks like a setting and is none: near to a known name, or with a prefix of
 * ours. `byPrefix` is off for a process that reads some of the settings only.
 */
export function unknownSettings(
  env: Environment,
  known: ReadonlySet<string>,
  { byPrefix = true }: { byPrefix?: boolean } = {},
): string[] {
  const prefixes = byPrefix ? prefixesOf(known) : new Set<string>();
  return Object.keys(env).flatMap((name) => {
    if (!env[name]?.trim() || known.has(name) || !/^[A-Z][A-Z0-9_]{3,}$/.test(name)) return [];
    const near = nearestName(name, known);
    if (near) return [`${name} is not a setting, and is not read. Do you mean ${near}?`];
    const prefix = /^[A-Z0-9]+_/.exec(name)?.[0] ?? '';
    if (!prefixes.has(prefix)) return [];
    return [`${name} is not a setting, and is not read. docs/operations.md lists those with ${prefix}.`];
  });
}
