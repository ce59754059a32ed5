import type { Language, OptionalMail } from '@tern/domain';
import { eq } from 'drizzle-orm';
import type { Queries } from '../../db/connect.ts';
import { users } from '../../db/schema.ts';

/** The choices of a person among the mails that nobody has to get, and the language of all; null: that of the site. */
export type MailChoices = Record<OptionalMail, boolean> & { language: string | null };

const columns = {
  renewal: users.mailRenewal,
  product: users.mailProduct,
  offers: users.mailOffers,
  language: users.mailLanguage,
};

export async function findMailChoices(db: Queries, userId: string): Promise<MailChoices | undefined> {
  const [row] = await db.select(columns).from(users).where(eq(users.id, userId));
  return row;
}

export async function writeMailChoices(
  db: Queries,
  userId: string,
  choices: Partial<Record<OptionalMail, boolean>> & { language?: Language | null },
): Promise<void> {
  const { renewal, product, offers, language } = choices;
  const set = {
    ...(renewal !== undefined && { mailRenewal: renewal }),
    ...(product !== undefined && { mailProduct: product }),
    ...(offers !== undefined && { mailOffers: offers }),
    ...(language !== undefined && { mailLanguage: language }),
  };
  if (Object.keys(set).length) await db.update(users).set(set).where(eq(users.id, userId));
}
