import { academicEndings, notSchools, schoolDomains } from './academicDomains.generated.ts';

const setOf = (lines: string) => new Set(lines.split('\n'));
let known: { endings: Set<string>; schools: Set<string>; others: Set<string> } | undefined;

/** Whether an address belongs to a school, a college or a university that the open list knows. */
export function isAcademicEmail(email: string): boolean {
  known ??= { endings: setOf(academicEndings), schools: setOf(schoolDomains), others: setOf(notSchools) };
  const { endings, schools, others } = known;
  const parts = email
    .slice(email.lastIndexOf('@') + 1)
    .toLowerCase()
    .split('.');
  const names = parts.map((_, at) => parts.slice(at).join('.'));
  if (names.some((name) => others.has(name))) return false;
  // An ending by itself is nobody's domain.
  return names.some((name, at) => schools.has(name) || (at > 0 && endings.has(name)));
}
