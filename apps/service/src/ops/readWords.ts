import { readFileSync } from 'node:fs';
import type { CampaignDraft } from '@tern/domain';
import { OpsError } from './opsTools.ts';

/** The words of a campaign from a JSON file: `{ "en": { "name": "Summer", "title": "Longer days." } }`. */
export function readWords(file: string): NonNullable<CampaignDraft['words']> {
  let words: unknown;
  try {
    words = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new OpsError(`${file} is no readable JSON file.`);
  }
  if (typeof words !== 'object' || words === null || Array.isArray(words))
    throw new OpsError(`${file} has no words by language, such as { "en": { "name": "Summer" } }.`);
  return words as NonNullable<CampaignDraft['words']>;
}
