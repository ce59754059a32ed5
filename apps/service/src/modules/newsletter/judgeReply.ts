/** Minutes before each further try after a 4xx reply: greylisting lasts minutes, a full mailbox or a busy server longer. */
const retries = [5, 20, 60, 240, 720, 1440];

/** An SMTP reply to the recipient or to the text, as the connection reports it. */
export interface Reply {
  /** The first digits, such as 550. */
  code: number;
  /** The whole line. */
  text: string;
}

export type Verdict =
  /** `endsAddress`: nothing will ever arrive there. */
  | { outcome: 'refused'; endsAddress: boolean }
  | { outcome: 'retry'; minutes: number }
  | { outcome: 'given_up' };

/** Such as `550 5.1.1`: what is stored of a reply, since its words may hold the address. */
export function replyCode({ code, text }: Reply): string {
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(text)?.[1];
  return enhanced ? `${code} ${enhanced}` : String(code);
}

/**
 * The verdict on a reply after so many tries (docs/decisions/0019). A 5xx ends the address when
 * it says that there is no such mailbox: 5.1.x, 5.2.1, or 550, 551 or 553 to the recipient without a finer code. Any
 * other 5xx is about this mail. A 4xx is tried again for two days.
 */
export function judgeReply(reply: Reply, at: 'recipient' | 'text', tries: number): Verdict {
  if (reply.code < 500) {
    const minutes = retries[tries - 1];
    return minutes === undefined ? { outcome: 'given_up' } : { outcome: 'retry', minutes };
  }
  const [, enhanced] = replyCode(reply).split(' ');
  const endsAddress = enhanced
    ? /^5\.1\.(?!8\b|7\b)\d+$|^5\.2\.1$/.test(enhanced)
    : at === 'recipient' && [550, 551, 553].includes(reply.code);
  return { outcome: 'refused', endsAddress };
}
