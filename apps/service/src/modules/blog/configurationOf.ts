import type { Language } from '@tern/domain';

const names = new Map<Language, string>();

/** The name of PostgreSQL's text search configuration for a language, if it has one. */
export function configurationOf(language: Language): string {
  let name = names.get(language);
  if (name === undefined) {
    name = (new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? '').toLowerCase();
    names.set(language, name);
  }
  return name;
}
