import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect } from '@playwright/test';
import { addInterval, brand, type Language } from '@tern/domain';
import { formatDate, formatWholeDate } from '@tern/i18n';

const folder = join(import.meta.dirname, '../../../docs/spoken');
const update = process.env.TERN_SPOKEN_UPDATE === '1';

/** Replaces what differs from run to run. Dates in running text are kept together, others are not. */
function steady(text: string, language: Language): string {
  const now = new Date();
  const dates = [
    [now, 'medium', '⟨today⟩'],
    [addInterval(now, 12, 'MONTH'), 'long', '⟨in a year⟩'],
    [addInterval(now, brand.claims.moneyBackDays, 'DAY'), 'long', '⟨last day of the guarantee⟩'],
    [addInterval(now, 14, 'DAY'), 'long', '⟨in 14 days⟩'],
  ] as const;
  return dates
    .reduce(
      (rest, [date, style, name]) =>
        rest
          .replaceAll(formatDate(date, language, style), name)
          .replaceAll(formatWholeDate(date, language, style), name),
      text,
    )
    .replace(/\b\d{1,3}(?:\.\d{1,3}){3}\b/g, '⟨address⟩')
    .replace(/\bmsg_\w+/g, '⟨number⟩')
    .replace(/spoken\.\w+@example\.com/g, 'marta@example.com')
    .replace(/\b[A-Z0-9]{4}(?:-[A-Z0-9]{4})+\b/g, '⟨number⟩')
    .replace(/\b[0-9a-f]{8}-[0-9a-f-]{27}\b/g, '⟨id⟩')
    .replace(/[\u2060\u2066-\u2069\u200e\u200f]/g, '');
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
