import { type Goods, isBlockedCountry, maySell } from '@tern/domain';
import type { Context } from '../../../context.ts';
import { lastCountryOf } from '../../account/lastCountry.ts';
import { customerStanding } from './customerStanding.ts';

/** Whether something may be sold to the reader of a mail. */
export type SaleTo = (what: Goods) => boolean;

/** By the account of the reader, and the country it was used in last; null: somebody without one. */
export async function saleTo(context: Context, userId: string | null): Promise<SaleTo> {
  if (userId === null) return (what) => maySell(what, { standing: 'visitor', blocked: false });
  const [customer, country] = await Promise.all([
    customerStanding(context, userId),
    lastCountryOf(context.db, userId),
  ]);
  const state = { ...customer, blocked: isBlockedCountry(country) };
  return (what) => maySell(what, state);
}
