import type { Queries } from '../../db/connect.ts';
import type { ProvenAddress } from '../account/provenAddress.ts';
import { deleteSubscriber, findSubscriber } from './subscribers.repo.ts';

export async function newsletterOf(
  db: Queries,
  address: ProvenAddress,
): Promise<{ state: string; asked_at: string } | null> {
  const row = await findSubscriber(db, address);
  return row ? { state: row.state, asked_at: row.askedAt.toISOString() } : null;
}

export function dropNewsletterOf(db: Queries, address: ProvenAddress): Promise<void> {
  return deleteSubscriber(db, address);
}
