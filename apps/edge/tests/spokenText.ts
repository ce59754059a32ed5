import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect } from '@playwright/test';
import { addInterval, brand, type Language } from '@tern/domain';
import { formatDate, formatWholeDate } from '@tern/i18n';
import { readCatalogue } from '@tern/i18n/node';

const folder = join(import.meta.dirname, '../../../docs/spoken');
const update = process.env.TERN_SPOKEN_UPDATE === '1';

const withoutMarks = (text: string) => text.replace(/[\u2060\u2066-\u2069\u200e\u200f]/g, '');

/** Replaces what differs from run to run. Dates in running text are kept together, others are not. */
function steady(text: string, language: Language): string {
  const now = new Date();
  // The offers of the sandbox last for the month. On its last day their end is not today's date by chance.
  const lastDay = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 0));
  const { 'campaignRibbon.ends': ends = '' } = readCatalogue(language) as Readonly<Record<string, string>>;
  const endsOn = (date: string) => ends.replace('{date}', date);
  const dates = [
    [now, 'medium', '⟨today⟩'],
    [addInterval(now, 12, 'MONTH'), 'long', '⟨in a year⟩'],
    [addInterval(now, brand.claims.moneyBackDays, 'DAY'), 'long', '⟨last day of the guarantee⟩'],
    [addInterval(now, 14, 'DAY'), 'long', '⟨in 14 days⟩'],
  ] as const;
  const end = withoutMarks(endsOn(formatWholeDate(lastDay, language, 'long')));
  // The date does not break on a page.
  const heard = withoutMarks(text).replace(
    new RegExp(end.replaceAll(/\s/g, '\\s'), 'g'),
    endsOn('⟨last day of the month⟩'),
  );
  return dates
    .reduce(
      (rest, [date, style, name]) =>
        rest
          .replaceAll(withoutMarks(formatDate(date, language, style)), name)
          .replaceAll(withoutMarks(formatWholeDate(date, language, style)), name),
      heard,
    )
    .replace(/\b\d{1,3}(?:\.\d{1,3}){3}\b/g, '⟨address⟩')
    .replace(/\bmsg_\w+/g, '⟨number⟩')
    .replace(/spoken\.\w+@example\.com/g, 'marta@example.com')
    .replace(/\b[A-Z0-9]{4}(?:-[A-Z0-9]{4})+\b/g, '⟨number⟩')
    .replace(/\b[0-9a-f]{8}-[0-9a-f-]{27}\b/g, '⟨id⟩');
}

/**
 * Compares what was heard with its file in `docs/spoken`, which is read like a picture. `TERN_SPOKEN_UPDATE=1` writes the
 * file anew.
 */
export async function compareSpoken(
  name: string,
  title: string,
  lines: readonly string[],
  language: Language,
): Promise<void> {
  const text = `${steady(`# ${title}\n${lines.join('\n')}`, language)}\n`;
  const file = join(folder, name);
  if (update || !existsSync(file)) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  expect(text, 'Read the change, then renew it with TERN_SPOKEN_UPDATE=1.').toBe(readFileSync(file, 'utf8'));
}
