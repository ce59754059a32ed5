import { isDay } from '../text/isDay.ts';
import { type LegalFacts, legalTextNames } from './LegalFacts.ts';

const isSaid = (text: string): boolean => text.trim() !== '';
/** Words beside a price or on a button are one line. */
const isLine = (text: string): boolean => isSaid(text) && text === text.trim() && !/\n/.test(text);

/** All that is wrong with the entries of `legal`, each in one sentence. `today` is a day of UTC. */
export function legalProblems({ sellsIn, texts, orderButton, taxNote }: LegalFacts, today: string): string[] {
  const problems: string[] = [];
  const must = (good: boolean, sentence: string) => {
    if (!good) problems.push(sentence);
  };
  for (const country of sellsIn ?? [])
    must(/^[A-Z]{2}$/.test(country), `sellsIn: ${country} is no country in two capital letters.`);
  for (const name of legalTextNames) {
    const text = texts?.[name];
    if (!text) continue;
    must(
      isDay(text.changed) && text.changed <= today,
      `texts.${name}.changed is a day such as 2026-11-26, and not one to come.`,
    );
    must(Object.keys(text.parts).length > 0, `texts.${name} has no text in any language.`);
    for (const [language, parts] of Object.entries(text.parts)) {
      const good =
        parts.length > 0 &&
        parts.every(
          (part) =>
            isSaid(part.title) &&
            [part.text ?? '', ...(part.facts ?? []).flat()].some(isSaid) &&
            (part.facts ?? []).flat().every(isSaid),
        );
      must(good, `texts.${name}.${language} has a part without heading, or with nothing below it.`);
    }
  }
  for (const [language, words] of Object.entries(orderButton ?? {}))
    must(isLine(words), `orderButton.${language} is not one line of words.`);
  for (const [currency, notes] of Object.entries(taxNote ?? {}))
    for (const [language, words] of Object.entries(notes))
      must(isLine(words), `taxNote.${currency}.${language} is not one line of words.`);
  return problems;
}
