import { languages } from '@tern/domain';
import { readCatalogue } from '@tern/i18n/node';
import { expect, it } from 'vitest';
import type { SamePerson } from '../../../db/schema.ts';

/** The words of the privacy policy for each comparison. A new one has to be said there. */
const said: Record<SamePerson, readonly string[]> = {
  same_account: ['the account'],
  same_mailbox: ['the mailbox'],
  same_card: ['the card or payer', 'a hash made with a secret key', 'even after the account is deleted'],
  same_device: [
    'the installation of our app',
    'the random number of the browser',
    'deleted with the account',
  ],
};

it('compares nothing of who earns and who buys that the privacy policy does not name', () => {
  const text = readCatalogue('en')['privacyPage.earningText'];
  for (const words of Object.values(said).flat()) expect(text).toContain(words);
});

it('is said in every language', () => {
  const texts = languages.map((language) => readCatalogue(language)['privacyPage.earningText']);
  expect(texts.every(Boolean)).toBe(true);
  expect(new Set(texts).size).toBe(languages.length);
});
