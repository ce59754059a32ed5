import type { Queries } from '../../db/connect.ts';
import { deleteMails, listMails } from './mail.repo.ts';

/** Which mails a person was sent. Their texts are not saved. */
export async function mailsOf(
  db: Queries,
  userId: string,
): Promise<{ template: string; created_at: string; sent_at: string | null }[]> {
  return (await listMails(db, userId)).map((row) => ({
    template: row.template,
    created_at: row.createdAt.toISOString(),
    sent_at: row.sentAt?.toISOString() ?? null,
  }));
}

export function dropMailsOf(db: Queries, userId: string): Promise<void> {
  return deleteMails(db, userId);
}
