import { ConfigError } from '../settings.ts';
import { type Frame, framesOf } from './framesOf.ts';
import { safeReason } from './safeReason.ts';

/** The next step, by the code of the cause. */
const remedies: readonly [RegExp, string][] = [
  [/^3D000$/, 'Create it with createdb, or correct DATABASE_URL.'],
  [/^28/, 'Correct the user and the password in DATABASE_URL, or let the user in (pg_hba.conf).'],
  [/^42501$/, 'Give the user of DATABASE_URL the database, or the right that is missing.'],
  [/^25006$/, 'The database is read-only: name the primary in DATABASE_URL, or let it write again.'],
  [/^53300$/, 'Raise max_connections; a process takes 12.'],
  [/^(?:53100|ENOSPC|EDQUOT)$/, 'Make room on that disk, then try again.'],
  [/^EADDRINUSE$/, 'Stop what listens there, or set PORT to another number.'],
  [/^EADDRNOTAVAIL$/, 'Set HOST to an address of this machine.'],
  [/^(?:EACCES|EPERM|EROFS)$/, 'Give this user the right to do that, or name another place.'],
  [/^(?:ENOENT|ENOTDIR|EISDIR)$/, 'Make the folder first, or correct the path.'],
  [/^EMFILE|^ENFILE/, 'Raise the limit of open files (ulimit -n).'],
  [
    /^(?:ECONN|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_)/,
    'Start what should answer there, or correct its address.',
  ],
  [/^ERR_MODULE_NOT_FOUND$/, 'Install or unpack it again: a part is missing.'],
];
const otherwise = 'No setting explains this: report this line, it holds no data.';

/** A function of the product's own: libraries in a bundle lie in the same files, and mostly have methods. */
function ownPlace(error: unknown): Frame | undefined {
  const errors: Error[] = [];
  for (let at = error; at instanceof Error; at = at.cause) errors.push(at);
  const own = errors.flatMap(framesOf).filter(({ place }) => !/node_modules|^node:/.test(place));
  return own.find(({ name }) => /^\w+$/.test(name) && name !== 'new') ?? own[0];
}

function where(error: unknown): string {
  const found = ownPlace(error);
  if (!found) return '';
  const place = found.place
    .replace(/^.*\/(?=(?:apps|packages|scripts)\/)|^.*\/(?=[^/]+$)/, '')
    .replace(/:\d+$/, '');
  return ` in ${found.name ? `${found.name} (${place})` : place}`;
}

/**
 * One sentence for the person who started something that failed: what failed, where, the cause of its cause, and the
 * next step. Nothing of the data: no statement, no value, no text. A sentence that was written for the failure is
 * returned as it is, and wrong settings one to a line.
 */
export function failureText(what: string, error: unknown): string {
  if (error instanceof ConfigError)
    return [`${what} with these settings:`, ...error.problems.map((problem) => `- ${problem}`)].join('\n');
  const { text, code, isStated } = safeReason(error);
  if (isStated) return text;
  const remedy = remedies.find(([codes]) => code && codes.test(code))?.[1] ?? otherwise;
  return `${what}${where(error)}: ${text}. ${remedy}`;
}
