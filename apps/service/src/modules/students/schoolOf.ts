import { readFile } from 'node:fs/promises';

/** Made by `apps/service/scripts/academicDomains.ts`. */
interface AcademicDomains {
  /** Endings of domains that only schools get. */
  endings: string[];
  /** Under one of those endings, but not of a school. */
  notSchools: string[];
  /** Domains of schools under other endings. */
  schools: string[];
}

async function readDomains() {
  const file = new URL('../../../data/academicDomains.json', import.meta.url);
  const { endings, notSchools, schools } = JSON.parse(await readFile(file, 'utf8')) as AcademicDomains;
  return { endings: new Set(endings), schools: new Set(schools), others: new Set(notSchools) };
}
/** Read when the first address comes. */
let known: ReturnType<typeof readDomains> | undefined;

const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
/** Part of a domain for people who have left the school. */
const former = /^(?:.*-)?(?:alum|alumn[iaeou]s?|alumnae|alumnos|alumnus|exalumnos|ehemalige)(?:-.*)?$/;

/**
 * The domain of the school, college or university that an address belongs to, by the open list: `mit.edu` of
 * `x@cs.mit.edu`. Null for every other address, and for those of former students.
 */
export async function schoolOf(email: string): Promise<string | null> {
  known ??= readDomains().catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  const { endings, schools, others } = await known;
  const parts = email.toLowerCase().split('@');
  const labels = parts[1]?.split('.') ?? [];
  if (parts.length !== 2 || !labels.every((each) => label.test(each))) return null;
  if (labels.some((each) => former.test(each))) return null;
  // The longest first: the domain itself.
  const names = labels.map((_, at) => labels.slice(at).join('.'));
  if (names.some((name) => others.has(name))) return null;
  const ending = names.findIndex((name) => endings.has(name));
  // An ending by itself is nobody's domain.
  if (ending >= 0) return names[ending - 1] ?? null;
  return names.findLast((name) => schools.has(name)) ?? null;
}
