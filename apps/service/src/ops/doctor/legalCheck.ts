import { type LegalFacts, legal, legalProblems, missingLegal, writtenLegalTexts } from '@tern/domain';
import { type Check, type Finding, many, ok, problem, warning } from './Check.ts';

/** The operator's task for each kind of entry. */
const todos: Readonly<Record<string, string>> = {
  imprint: 'Say who runs the site: name, address, register, tax number, how to be reached.',
  withdrawal: 'Instruct about the right of withdrawal, with the model form.',
  commerce: 'Write the disclosure of the Act on Specified Commercial Transactions.',
  orderButton: 'Have a lawyer name the words, such as “Zahlungspflichtig bestellen”.',
  taxNote: 'Say whether tax is in the price, such as “inkl. MwSt.”.',
};

/** All that is wrong with the legal entries, and what is missing where the operator sells. `now` is in epoch milliseconds. */
export function legalFindings(facts: LegalFacts, now: number): Finding[] {
  const wrong = legalProblems(facts, new Date(now).toISOString().slice(0, 10)).map((says) =>
    problem(`legal.${says}`, 'Change `legal` in the brand file (docs/legal.md).'),
  );
  if (!facts.sellsIn?.length)
    return [
      ...wrong,
      warning(
        'legal.sellsIn names no country: which legal texts are missing is not known.',
        'Name the countries you sell in, in the brand file (docs/legal.md).',
      ),
    ];
  const missing = missingLegal(facts).map(({ entry, countries }) =>
    warning(
      `legal.${entry} is missing for ${countries.join(', ')}.`,
      `${todos[entry.split('.')[0] ?? '']} See docs/legal.md.`,
    ),
  );
  const found = [...wrong, ...missing];
  return found.length > 0
    ? found
    : [
        ok(
          `${many(writtenLegalTexts(facts).length, 'legal text')}, and all that ${facts.sellsIn.join(', ')} ask for.`,
        ),
      ];
}

/** Legal texts by country: imprint, withdrawal, the Japanese disclosure, order button, tax beside prices. */
export const legalCheck: Check = {
  name: 'legal',
  async examine() {
    return legalFindings(legal, Date.now());
  },
};
