import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** The table of docs/contract-acts.md: each row is what the journey of the act counts. */

/** `law`: it has to work without a sign-in and without a script, and its receipts name the time to the second. */
export const contractActs = {
  'cancel a renewal': {},
  'take the cancellation back': {},
  'change the plan at its end': {},
  'change the plan now': {},
  'change the way of paying': {},
  'remove the way of paying': {},
  'have the money back': {},
  'withdraw from the contract': {},
  'declare a cancellation without signing in': { law: true },
  'confirm that declaration': { law: true },
  'cancel from the mail about a charge': {},
  'save an invoice': {},
  'put a company on the invoices': {},
  'save a credit note': {},
  'give a plan': {},
  'redeem a voucher': {},
  'pause a plan': {},
  'end a pause': {},
  'pay in bitcoin': {},
} as const satisfies Record<string, { law?: true }>;

export type ContractAct = keyof typeof contractActs;

export const stepIs =
  'A step is a page that a person opens, or a press of a key that leads to another page or state or sends a form; what is typed or chosen before it belongs to it.';

/** Of every act. */
export const mostSteps = 3;
export const mostSeconds = 60;

/** The keystroke-level model of Card, Moran and Newell: seconds for a key of an average typist, and for the thought before a step. */
const secondsPerKey = 0.28;
const secondsPerThought = 1.35;

/** Of a person, without waiting and reading: whole seconds, rounded up. */
export const secondsOf = ({ steps, keys }: { steps: number; keys: number }): number =>
  Math.ceil(steps * secondsPerThought + keys * secondsPerKey);

/** How exactly a receipt says when it was. */
export type Stamp = 'second' | 'day' | 'none';

export interface ActRow {
  steps: number;
  seconds: number;
  /** On the screen and by mail. */
  screen: Stamp;
  mail: Stamp;
  keyboard: boolean;
  withoutScript: boolean;
  withoutSignIn: boolean;
}

const stamps: Record<string, Stamp> = { 'to the second': 'second', 'the day': 'day', '–': 'none' };

function stampOf(cell: string): Stamp {
  const stamp = stamps[cell];
  if (!stamp) throw new Error(`“${cell}” is none of ${Object.keys(stamps).join(', ')}`);
  return stamp;
}

function isYes(cell: string): boolean {
  if (cell !== 'yes' && cell !== 'no') throw new Error(`“${cell}” is neither yes nor no`);
  return cell === 'yes';
}

export interface ListedAct extends ActRow {
  /** The file of its journey, beside this one. */
  journey: string;
}

export const readActs = (): string =>
  readFileSync(resolve(import.meta.dirname, '../../../docs/contract-acts.md'), 'utf8');

/** The rows of the document, by the name of the act. Throws where a cell cannot be read or an act stands twice. */
export function actRowsIn(text: string): Map<string, ListedAct> {
  const rows = new Map<string, ListedAct>();
  for (const line of text.split('\n')) {
    const cells = line.split('|').map((cell) => cell.trim());
    const [, act = '', steps = '', seconds = '', screen = '', mail = ''] = cells;
    const [, , , , , , keyboard = '', script = '', signIn = '', journey = ''] = cells;
    if (!/^\d+$/.test(steps)) continue;
    if (rows.has(act)) throw new Error(`“${act}” stands twice`);
    rows.set(act, {
      steps: Number(steps),
      seconds: Number(seconds),
      screen: stampOf(screen),
      mail: stampOf(mail),
      keyboard: isYes(keyboard),
      withoutScript: isYes(script),
      withoutSignIn: isYes(signIn),
      journey: journey.replaceAll('`', ''),
    });
  }
  return rows;
}
