/**
 * The message that begins each page of a family, by the value of its parameter: `gamingLeagueOfLegends.lead` of
 * `league-of-legends` in the family `gaming`.
 */
export function leadsOf(
  family: string,
  values: readonly string[],
  nameOf: (value: string) => string = (value) => value,
): Readonly<Record<string, string>> {
  const [first = '', ...rest] = family.split('-');
  const prefix = first + rest.map(camel).join('');
  return Object.fromEntries(values.map((value) => [value, `${prefix}${camel(nameOf(value))}.lead`]));
}

/** `disney-plus` as `DisneyPlus`. */
const camel = (slug: string) =>
  slug.replace(/(?:^|[^a-z0-9]+)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
