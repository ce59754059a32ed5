import type { Queries } from '../../db/connect.ts';
import { findLastCountry } from './account.repo.ts';

/** Where an account was opened last, in two letters; null where no session of it says so. */
export const lastCountryOf = (db: Queries, userId: string): Promise<string | null> =>
  findLastCountry(db, userId);
