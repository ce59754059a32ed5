import { academicEndings, notSchools, schoolDomains } from './academicDomains.generated.ts';

const setOf = (lines: string) => new Set(lines.split('\n'));
let known: { endings: Set<string>; schools: Set<string>; others: Set<string> } | undefined;

const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
/** Part of a domain for people who have left the school. */
const former = /^(?:.*-)?(?:alum|alumn[iaeou]s?|alumnae|alumnos|alumnus|exalumnos|ehemalige)(?:-.*)?$/;

/**
 * The domain of the school, college or university that an address belongs to, by the open list: `mit.edu` of
 * `x@cs.mit.edu`. Null for every other address, and for those of former students.
 */
export function schoolOf(email: string): string | null {
  known ??= { endings: setOf(academicEndings), schools: setOf(schoolDomains), others: setOf(notSchools) };
  const { endings, schools, others } = known;
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
