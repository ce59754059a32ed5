import { countries, type EmbedName, embedNames } from '@tern/domain';
import type { Part } from './blocks.ts';

type Attributes = Readonly<Record<string, string | null | undefined>>;

/** The attributes of each embed, and the problem with those that are wrong. */
const attributesOf: Readonly<Record<EmbedName, (attributes: Attributes) => string | null>> = {
  'leak-test': (attributes) => unknownIn(attributes, []),
  'flight-scale': (attributes) => unknownIn(attributes, []),
  map: (attributes) =>
    unknownIn(attributes, ['country']) ??
    (isCountry(attributes.country)
      ? null
      : `::map{country="${attributes.country ?? ''}"} names no country of the site`),
};

function unknownIn(attributes: Attributes, known: readonly string[]): string | null {
  const unknown = Object.keys(attributes).find((name) => !known.includes(name));
  return unknown === undefined ? null : `the embed has no attribute ${unknown}`;
}

const isCountry = (code: string | null | undefined) =>
  countries.some((country) => country.code.toLowerCase() === code?.toLowerCase());

const isEmbed = (name: string): name is EmbedName => (embedNames as readonly string[]).includes(name);

/** One of our own parts that an article names, or the sentence that says what is wrong with it. */
export function readEmbed(
  name: string,
  attributes: Attributes,
): { part: Part | null; problem: string | null } {
  if (!isEmbed(name)) {
    const known = embedNames.map((each) => `::${each}`).join(', ');
    return { part: null, problem: `::${name} is unknown; there are ${known}` };
  }
  const problem = attributesOf[name](attributes);
  const values = Object.fromEntries(
    Object.entries(attributes).flatMap(([key, value]) => (value ? [[key, value]] : [])),
  );
  return { part: problem ? null : { kind: 'embed', name, values }, problem };
}
