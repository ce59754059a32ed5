import type { Language } from '@tern/domain';
import type { Queries } from '../../db/connect.ts';
import { configurationOf } from './configurationOf.ts';
import { listConfigurations } from './searches.repo.ts';

const known = new WeakMap<object, Promise<Set<string>>>();

/** The text search configuration for a language: its own, else one that takes words as they are. */
export async function configurationFor(db: Queries, language: Language): Promise<string> {
  const all = known.get(db) ?? listConfigurations(db);
  known.set(db, all);
  all.catch(() => known.delete(db));
  const name = configurationOf(language);
  return (await all).has(name) ? name : 'simple';
}
