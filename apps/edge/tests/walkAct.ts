import { expect, type Locator, type Page, test } from '@playwright/test';
import { signedInCookie } from '@tern/domain';
import { formatDate, isLanguage, type Language } from '@tern/i18n';
import type { Product } from '@tern/testing/product';
import {
  type ActRow,
  actRowsIn,
  type ContractAct,
  mostSeconds,
  mostSteps,
  readActs,
  type Stamp,
  secondsOf,
} from './contractActRows.ts';

/** The end of an act: its receipt on the screen, and its mail; null where none is sent. */
interface ActEnd {
  screen: Locator;
  mail: { product: Pick<Product, 'mailsTo'>; to: string; subject: RegExp } | null;
}

export interface ActWalk {
  /** Opens a page: a step. */
  open(address: string): Promise<void>;
  /** Presses a link or button: a step. */
  press(control: Locator): Promise<void>;
  /** Types into a field. */
  type(field: Locator, text: string): Promise<void>;
  /** Goes to a choice and presses keys there, such as an arrow: no step. */
  choose(control: Locator, ...keys: string[]): Promise<void>;
  /** Compares what was counted with the row of the act in docs/contract-acts.md. */
  end(end: ActEnd): Promise<void>;
}

/** Runs in every document: tells of a mouse or a finger. */
const watchPointer = `addEventListener('pointerdown', () => globalThis.pointerIsUsed?.(), true);`;
const watched = new WeakMap<Page, { pointer: boolean }>();

async function watch(page: Page): Promise<{ pointer: boolean }> {
  const known = watched.get(page);
  if (known) return known;
  const seen = { pointer: false };
  watched.set(page, seen);
  await page.exposeFunction('pointerIsUsed', () => {
    seen.pointer = true;
  });
  await page.addInitScript(watchPointer);
  return seen;
}

const plainSpaces = (text: string) => text.replace(/\s/g, ' ');

/** The text says when it was: a day of these. Another date, such as that of the next charge, is none of the act. */
function stampIn(text: string, languages: readonly Language[], days: readonly number[]): Stamp {
  const plain = plainSpaces(text);
  const today = days.flatMap((at) =>
    languages.flatMap((language) =>
      (['long', 'medium'] as const).map((style) => plainSpaces(formatDate(at, language, style))),
    ),
  );
  if (!today.some((day) => plain.includes(day))) return 'none';
  return /\d{1,2}:\d\d:\d\d( [AP]M)? UTC/.test(plain) ? 'second' : 'day';
}

const languageOf = (text: string | null): Language => (text && isLanguage(text) ? text : 'en');

/** The mail of an act that was begun at `since`, in epoch milliseconds; waits for it. */
async function mailOf({ product, to, subject }: NonNullable<ActEnd['mail']>, since: number): Promise<string> {
  const found = async () =>
    (await product.mailsTo(to)).find(
      (mail) => subject.test(mail.subject) && Date.parse(mail.receivedAt) >= since,
    )?.text;
  await expect.poll(found, { message: `${subject} to ${to}` }).toBeTruthy();
  return (await found()) ?? '';
}

/** A person does an act of a contract, by keyboard alone: steps, keys and receipts are counted. */
export async function walkAct(page: Page, act: ContractAct): Promise<ActWalk> {
  const seen = await watch(page);
  seen.pointer = false;
  const counted = { steps: 0, keys: 0 };
  const began = Date.now();
  let scripts = 0;
  const onRequest = (request: { resourceType(): string }) => {
    if (request.resourceType() === 'script') scripts += 1;
  };
  page.on('request', onRequest);
  const hasSession = async () => (await page.context().cookies()).some(({ name }) => name === signedInCookie);
  const signedIn = await hasSession();

  /** The keyboard reaches it: it is a stop of Tab, and has the focus. */
  async function reach(control: Locator): Promise<void> {
    await control.focus();
    await expect(control).toBeFocused();
    expect(await control.evaluate((element) => (element as HTMLElement).tabIndex)).toBeGreaterThanOrEqual(0);
  }

  async function measure({ screen, mail }: ActEnd): Promise<ActRow> {
    await expect(screen).toBeVisible();
    const language = languageOf(await page.locator('html').getAttribute('lang'));
    const shown = (await screen.textContent()) ?? '';
    const milliseconds = Date.now() - began;
    page.off('request', onRequest);
    const text = mail && (await mailOf(mail, began));
    const days = [began, Date.now()];
    await test.info().attach(act, { body: JSON.stringify({ ...counted, milliseconds }) });
    return {
      steps: counted.steps,
      seconds: secondsOf(counted),
      screen: stampIn(shown, [language], days),
      // Of a buyer who has chosen no language it is in English.
      mail: text ? stampIn(text, [language, 'en'], days) : 'none',
      keyboard: !seen.pointer,
      withoutScript: scripts === 0,
      withoutSignIn: !signedIn,
    };
  }

  return {
    async open(address) {
      counted.steps += 1;
      await page.goto(address);
    },
    async press(control) {
      await reach(control);
      counted.steps += 1;
      counted.keys += 1;
      await page.keyboard.press('Enter');
    },
    async type(field, text) {
      await reach(field);
      counted.keys += text.length;
      await page.keyboard.type(text);
    },
    async choose(control, ...keys) {
      await reach(control);
      counted.keys += keys.length;
      for (const key of keys) await page.keyboard.press(key);
    },
    async end(end) {
      const measured = await measure(end);
      const { journey: _journey, ...row } = actRowsIn(readActs()).get(act) ?? { journey: '' };
      expect(measured, `docs/contract-acts.md has no such row of “${act}”`).toEqual(row);
      expect(measured.steps).toBeLessThanOrEqual(mostSteps);
      expect(measured.seconds).toBeLessThanOrEqual(mostSeconds);
    },
  };
}
