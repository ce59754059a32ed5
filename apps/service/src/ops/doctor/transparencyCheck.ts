import { type TransparencyFacts, transparency, transparencyProblems } from '@tern/domain';
import { signerOf } from '../../modules/network/feedKeys.ts';
import { type Check, type Finding, many, ok, problem } from './Check.ts';

/** All that is wrong with the entries of the page about transparency. `now` is in epoch milliseconds. */
export function transparencyFindings(facts: TransparencyFacts, now: number): Finding[] {
  const { canary } = facts;
  const problems = transparencyProblems(facts, new Date(now).toISOString().slice(0, 10));
  if (canary && !signerOf(Buffer.from(canary.text), Buffer.from(canary.signature, 'base64'), [canary.key]))
    problems.push('The signature of the canary is not of its text and its key.');
  if (problems.length)
    return problems.map((says) =>
      problem(says, 'Change `transparency` in the brand file (docs/transparency.md).'),
    );
  const parts = Object.values(facts).filter(
    (part) => part !== undefined && (!Array.isArray(part) || part.length),
  );
  return [ok(`The page about transparency has ${many(parts.length, 'part')} of the operator.`)];
}

/** The operator's proofs: whether they are complete, of this site, and signed as they say. */
export const transparencyCheck: Check = {
  name: 'transparency',
  async examine() {
    return transparencyFindings(transparency, Date.now());
  },
};
