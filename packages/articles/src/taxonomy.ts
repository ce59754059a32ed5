import { defaultLanguage, type Language, languages } from '@tern/domain';
import * as v from 'valibot';
import { parse } from 'yaml';

/** English, and every other language that has a name of its own for it. */
type Names = Readonly<Partial<Record<Language, string>>>;

/** Names of categories and tags by id. */
export interface Taxonomy {
  categories: Record<string, Names>;
  tags: Record<string, Names>;
}

const name = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(60));
const names = v.strictObject(
  Object.fromEntries(languages.map((code) => [code, code === defaultLanguage ? name : v.optional(name)])),
);
const id = v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), v.maxLength(80));
const terms = v.record(id, names);
const schema = v.strictObject({ categories: terms, tags: terms });

/** Reads `taxonomy.yaml`; what is wrong with it stands in `problems`. */
export function readTaxonomy(source: string): { taxonomy: Taxonomy; problems: string[] } {
  const none: Taxonomy = { categories: {}, tags: {} };
  let data: unknown;
  try {
    data = parse(source, { maxAliasCount: 0 });
  } catch (error) {
    return { taxonomy: none, problems: [`it is no YAML: ${(error as Error).message.split('\n')[0]}`] };
  }
  const result = v.safeParse(schema, data);
  if (result.success) return { taxonomy: result.output as Taxonomy, problems: [] };
  return {
    taxonomy: none,
    problems: result.issues.map((issue) => `${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`),
  };
}
