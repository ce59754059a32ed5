import { legal } from '../brand/brand.ts';
import { defaultLanguage, isLanguage, type Language } from '../languages.ts';
import {
  type LegalFacts,
  type LegalPart,
  type LegalText,
  type LegalTextName,
  legalTextNames,
} from './LegalFacts.ts';

/** The texts that the operator has written. */
export const writtenLegalTexts = ({ texts = {} }: LegalFacts = legal): LegalTextName[] =>
  legalTextNames.filter((name) => texts[name] !== undefined);

/**
 * Those that pages in a language link to: the ones written in it, or in English. The imprint is found in every language,
 * since the law wants it at hand wherever somebody stands.
 */
export const linkedLegalTexts = (language: Language, facts: LegalFacts = legal): LegalTextName[] =>
  writtenLegalTexts(facts).filter((name) => {
    const parts = facts.texts?.[name]?.parts;
    return name === 'imprint' || parts?.[language] !== undefined || parts?.[defaultLanguage] !== undefined;
  });

/** The parts of a text in the language of a page, else in English, else in any, with the language they are in. */
export function legalPartsIn(
  { parts }: LegalText,
  language: Language,
): { parts: readonly LegalPart[]; language: Language } {
  const found = [language, defaultLanguage, ...Object.keys(parts).filter(isLanguage)].find(
    (each) => parts[each] !== undefined,
  );
  return { parts: (found && parts[found]) ?? [], language: found ?? language };
}
