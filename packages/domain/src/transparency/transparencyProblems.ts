import { isDay } from '../text/isDay.ts';
import type { OperatorTexts, TransparencyFacts } from './TransparencyFacts.ts';

const isOwn = (file: string): boolean => /^\/(?!\/)[\w./-]+$/.test(file) && !file.includes('..');
const isSaid = (texts: OperatorTexts): boolean => {
  const all = Object.values(texts);
  return all.length > 0 && all.every((text) => text.trim() !== '');
};
const isCount = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;
/** One line of base64 that is so many bytes. */
const isBytes = (text: string, length: number): boolean =>
  /^[A-Za-z0-9+/]+={0,2}$/.test(text) &&
  text.length === Math.ceil(length / 3) * 4 &&
  (text.length / 4) * 3 - (text.match(/=/g)?.length ?? 0) === length;

/** The bytes of an Ed25519 public key as SubjectPublicKeyInfo, and of a signature. */
const keyBytes = 44;
const signatureBytes = 64;

/**
 * All that is wrong with the entries of the brand file, each in one sentence; whether a signature is right is for those who
 * can verify. `today` is a day of UTC: nothing may be from later.
 */
export function transparencyProblems(facts: TransparencyFacts, today: string): string[] {
  const problems: string[] = [];
  const must = (good: boolean, sentence: string) => {
    if (!good) problems.push(sentence);
  };
  const past = (name: string, day: string) =>
    must(isDay(day) && day <= today, `${name} is a day such as 2026-11-26, and not one to come.`);
  const { owner, audits, requests, canary, source } = facts;
  if (owner) {
    must(owner.name.trim() !== '', 'owner.name is empty.');
    must(isSaid(owner.about), 'owner.about has no text.');
    must(isOwn(owner.entry.file), 'owner.entry.file is a file of this site, such as /proofs/entry.pdf.');
    past('owner.entry.on', owner.entry.on);
  }
  for (const [index, audit] of (audits ?? []).entries()) {
    const name = `audits[${index}]`;
    must(audit.by.trim() !== '', `${name}.by is empty.`);
    must(isSaid(audit.subject) && isSaid(audit.outcome), `${name} has no subject or no outcome.`);
    must(isOwn(audit.report), `${name}.report is a file of this site, such as /proofs/audit.pdf.`);
    must(/^[0-9a-f]{64}$/.test(audit.hash), `${name}.hash is the SHA-256 of the report, 64 digits.`);
    past(`${name}.on`, audit.on);
  }
  const quarters = (requests ?? []).map(({ quarter }) => quarter);
  must(new Set(quarters).size === quarters.length, 'requests has a quarter twice.');
  for (const { quarter, answered, ...asked } of requests ?? []) {
    const counts = [asked.courts, asked.police, asked.rightsHolders, asked.others];
    const sum = counts.reduce((all, each) => all + each, 0);
    must(/^\d{4}-Q[1-4]$/.test(quarter), `requests: ${quarter} is no quarter such as 2026-Q3.`);
    must([...counts, answered].every(isCount), `requests of ${quarter} are not whole numbers from 0.`);
    must(answered <= sum, `requests of ${quarter}: more were answered than came.`);
  }
  if (canary) {
    must(canary.text.trim() !== '', 'canary.text is empty.');
    must(isBytes(canary.key, keyBytes), 'canary.key is no Ed25519 public key in one line of base64.');
    must(
      isBytes(canary.signature, signatureBytes),
      'canary.signature is no signature of 64 bytes in base64.',
    );
    past('canary.signedOn', canary.signedOn);
    must(
      isDay(canary.nextBefore) && canary.nextBefore > canary.signedOn,
      'canary.nextBefore is a day after canary.signedOn.',
    );
    must(
      canary.nextBefore > today,
      `The canary is overdue: the next one was due before ${canary.nextBefore}.`,
    );
  }
  if (source) must(/^https:\/\/[^/]/.test(source.url), 'source.url is an address with https.');
  return problems;
}
