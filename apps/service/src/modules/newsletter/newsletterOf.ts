import type { Queries } from '../../db/connect.ts';
import { deleteSubscriber, findSubscriber } from './subscribers.repo.ts';

export async function newsletterOf(
  db: Queries,
  emailKey: string,
): Promise<{ state: string; asked_at: string } | null> {
  const row = await findSubscriber(db, emailKey);
  return row ? { state: row.state, asked_at: row.askedAt.toISOString() } : null;
}

export function dropNewsletterOf(db: Queries, emailKey: string): Promise<void> {
  return deleteSubscriber(db, emailKey);
}
