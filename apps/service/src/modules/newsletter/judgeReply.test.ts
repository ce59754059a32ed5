import { expect, it } from 'vitest';
import { judgeReply, replyCode } from './judgeReply.ts';

const reply = (text: string) => ({ code: Number(text.slice(0, 3)), text });

it.each([
  ['550 5.1.1 <ann@mail.test>: no such user', 'recipient', true],
  ['550 5.1.10 no mailbox by that name', 'text', true],
  ['550 5.2.1 mailbox disabled', 'recipient', true],
  ['550 unknown user', 'recipient', true],
  ['553 bad mailbox', 'recipient', true],
  ['552 5.2.2 mailbox full', 'recipient', false],
  ['550 5.7.1 looks like spam', 'recipient', false],
  ['550 looks like spam', 'text', false],
  ['554 refused', 'recipient', false],
  // About the sender, not the reader.
  ['550 5.1.8 bad sender', 'recipient', false],
  ['553 5.1.7 bad sender', 'recipient', false],
] as const)('%s to the %s: ends the address %s', (text, at, endsAddress) => {
  expect(judgeReply(reply(text), at, 1)).toEqual({ outcome: 'refused', endsAddress });
});

it('tries a 4xx again for two days', () => {
  const verdicts = [1, 2, 3, 4, 5, 6, 7].map((tries) => judgeReply(reply('451 later'), 'recipient', tries));
  const minutes = verdicts.flatMap((verdict) => (verdict.outcome === 'retry' ? [verdict.minutes] : []));
  expect(minutes.reduce((sum, each) => sum + each)).toBeGreaterThan(40 * 60);
  expect(verdicts.at(-1)).toEqual({ outcome: 'given_up' });
});

it('stores the codes of a reply, never its words', () => {
  expect(replyCode(reply('550 5.1.1 <ann@mail.test>: no such user'))).toBe('550 5.1.1');
  expect(replyCode(reply('250-ok ann@mail.test'))).toBe('250');
});
