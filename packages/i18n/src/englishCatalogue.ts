import { join } from 'node:path';
import { readMessages, repositoryRoot } from './readMessages.ts';

export const messagesFolder = join(repositoryRoot, 'packages/i18n/messages');

/** The expected content of `messages/en.json` and `messages/en.notes.json`, sorted by id. */
export function englishCatalogue(): { texts: Record<string, string>; notes: Record<string, string> } {
  const sorted = [...readMessages().values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  return {
    texts: Object.fromEntries(sorted.map((message) => [message.id, message.text])),
    notes: Object.fromEntries(sorted.map((message) => [message.id, message.note])),
  };
}
