import type { MailPreferenceData } from '@tern/contract';
import { isLanguage } from '@tern/domain';
import type { Queries } from '../../db/connect.ts';
import type { ProvenAddress } from '../account/provenAddress.ts';
import { hasNewsletter } from '../newsletter/newsletterOf.ts';
import type { MailChoices } from './mailPreferences.repo.ts';

/** The choices of a person as the contract shows them. */
export async function preferenceData(
  db: Queries,
  { renewal, product, offers, language }: MailChoices,
  address: ProvenAddress | null,
): Promise<MailPreferenceData> {
  return {
    renewal,
    product,
    offers,
    newsletter: address && (await hasNewsletter(db, address)),
    language: isLanguage(language) ? language : null,
  };
}
