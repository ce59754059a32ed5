import type { BotAction, InputOf, OutputOf, operations } from '@tern/contract';
import { CallError } from './CallError.ts';

type Operations = typeof operations;
type Call = <Name extends 'botChallenge' | 'botAltcha' | 'botR2' | 'botR3'>(
  name: Name,
  input: InputOf<Operations[Name]>,
) => Promise<OutputOf<Operations[Name]>>;

interface Recaptcha {
  ready(done: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
  render(place: HTMLElement, options: Record<string, unknown>): number;
}

/**
 * Passes the bot check of an action and returns the `recasign` to send, or undefined when none is needed.
 * Nothing of a vendor is loaded unless the service says so. Rejects with `bot_check_unavailable` when the
 * script cannot load, with `bot_check_failed` or `bot_check_score_too_low` when the check was not passed.
 */
export async function passBotCheck(call: Call, action: BotAction): Promise<string | undefined> {
  const check = await call('botChallenge', { action });
  if (check.kind === 'none') return undefined;
  if (check.kind === 'altcha') {
    const { challenge } = check;
    const solution = await solve(challenge);
    if (!solution) throw unavailable();
    const signature = challenge.signature ?? '';
    return (await call('botAltcha', { action, challenge: { ...challenge, signature }, solution })).recasign;
  }
  if (check.kind === 'r2') return clicked(call, action, check);
  const recaptcha = await load(check.script_url);
  const token = await recaptcha.execute(check.site_key, { action });
  try {
    return (await call('botR3', { action, token })).recasign;
  } catch (error) {
    if (!(error instanceof CallError) || error.error !== 'bot_check_score_too_low') throw error;
    const second = await call('botChallenge', { action, fallback: '1' });
    if (second.kind !== 'r2') throw error;
    return clicked(call, action, second);
  }
}

const unavailable = (cause?: unknown) =>
  new CallError('bot_check_unavailable', 20120, 'The bot check could not load.', {}, cause);

async function solve(challenge: unknown): Promise<{ counter: number; derivedKey: string } | null> {
  try {
    const [{ solveChallenge }, { deriveKey }] = await Promise.all([
      import('altcha-lib'),
      import('altcha-lib/algorithms/web/pbkdf2'),
    ]);
    return await solveChallenge({ challenge: challenge as never, deriveKey });
  } catch (error) {
    throw unavailable(error);
  }
}

/** The check with a picture, shown by its script only to those it doubts. */
async function clicked(
  call: Call,
  action: BotAction,
  { site_key, script_url }: { site_key: string; script_url: string },
): Promise<string> {
  const recaptcha = await load(script_url);
  const place = document.createElement('div');
  const before = document.activeElement;
  document.body.append(place);
  try {
    const token = await new Promise<string>((done, refuse) => {
      const failed = () => refuse(new CallError('bot_check_failed', 20103, 'Verification failed', {}));
      const id = recaptcha.render(place, {
        sitekey: site_key,
        size: 'invisible',
        callback: done,
        'error-callback': failed,
        'expired-callback': failed,
      });
      // No event reports that the visitor closed the picture: the form must not wait for ever.
      setTimeout(failed, longest);
      (recaptcha.execute as unknown as (id: number) => void)(id);
    });
    return (await call('botR2', { action, token })).recasign;
  } finally {
    place.remove();
    // The focus was on the picture, and the page may take a while to go on.
    if (before instanceof HTMLElement) before.focus();
  }
}

/** ms for the check with a picture. */
const longest = 120_000;

/** Spec section 9: looked for every 200 ms, 300 times at most. */
const pause = 200;
const most = 300;

async function load(url: string): Promise<Recaptcha> {
  if (!document.querySelector(`script[src="${CSS.escape(url)}"]`)) {
    const script = Object.assign(document.createElement('script'), { src: url, async: true });
    const failed = new Promise<never>((_done, refuse) => {
      script.onerror = () => {
        script.remove();
        refuse(unavailable());
      };
    });
    document.head.append(script);
    return Promise.race([failed, poll()]);
  }
  return poll();
}

async function poll(): Promise<Recaptcha> {
  for (let turn = 0; turn < most; turn += 1) {
    const { grecaptcha } = globalThis as { grecaptcha?: Recaptcha };
    if (typeof grecaptcha?.ready === 'function') {
      return new Promise((done) => grecaptcha.ready(() => done(grecaptcha)));
    }
    await new Promise((done) => setTimeout(done, pause));
  }
  throw unavailable();
}
