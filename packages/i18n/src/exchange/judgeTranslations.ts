import type { Language } from '@tern/domain';
import type { Texts } from '../compileMessages.ts';
import { sayingOf, type Term, termFaults } from '../terms.ts';
import { textFaults } from '../textFaults.ts';
import { typesetCatalogue } from '../typeset.ts';
import type { GivenUnit } from './exchangeFiles.ts';

export interface Judged {
  /** New texts by id, with the typography of their language. */
  readonly accepted: Texts;
  /** Those that do not fit, with their faults. */
  readonly refused: readonly { readonly id: string; readonly faults: readonly string[] }[];
  /** Ids that came back as they stand in the catalogue, and those that came back without a text. */
  readonly unchanged: readonly string[];
  readonly empty: readonly string[];
}

/** Which translations fit their messages as these are now. The rules are those that the tests hold the catalogues to. */
export function judgeTranslations(
  language: Language,
  units: readonly GivenUnit[],
  { english, texts, terms }: { english: Texts; texts: Texts; terms: readonly Term[] },
): Judged {
  const accepted: Record<string, string> = {};
  const refused: { id: string; faults: string[] }[] = [];
  const unchanged: string[] = [];
  const empty: string[] = [];
  for (const { id, english: source, translation } of units) {
    if (translation.trim() === '') {
      empty.push(id);
      continue;
    }
    const text = typesetCatalogue({ [id]: translation }, language)[id] ?? translation;
    if (text === texts[id]) {
      unchanged.push(id);
      continue;
    }
    const faults = textFaults({ id, text, language, english: english[id] });
    if (english[id] !== undefined && english[id] !== source)
      faults.push(`It was made from another English text. Now it is: “${english[id]}”`);
    if (faults.length === 0) faults.push(...termFaults(terms, { [id]: sayingOf(text, id) }));
    if (faults.length > 0) refused.push({ id, faults });
    else accepted[id] = text;
  }
  return { accepted, refused, unchanged, empty };
}
