import type { Environment } from '../../settings.ts';
import { lineWriter } from '../lineWriter.ts';
import { brandCheck } from './brandCheck.ts';
import { type Check, type Finding, type Level, problem } from './Check.ts';
import { cardMethodsCheck } from './cardMethodsCheck.ts';
import { certificateCheck } from './certificateCheck.ts';
import { clockCheck } from './clockCheck.ts';
import { databaseCheck } from './databaseCheck.ts';
import { diskCheck } from './diskCheck.ts';
import { dnsCheck } from './dnsCheck.ts';
import { legalCheck } from './legalCheck.ts';
import { mailCheck } from './mailCheck.ts';
import { networkCheck } from './networkCheck.ts';
import { partnersCheck } from './partnersCheck.ts';
import { passwordsCheck } from './passwordsCheck.ts';
import { paymentCheck } from './paymentCheck.ts';
import { provisioningCheck } from './provisioningCheck.ts';
import { type Examined, readExamined } from './readExamined.ts';
import { settingsCheck } from './settingsCheck.ts';
import { stunCheck } from './stunCheck.ts';
import { transparencyCheck } from './transparencyCheck.ts';
import { versionsCheck } from './versionsCheck.ts';

const checks: readonly Check[] = [
  settingsCheck,
  versionsCheck,
  databaseCheck,
  mailCheck,
  paymentCheck,
  cardMethodsCheck,
  brandCheck,
  legalCheck,
  transparencyCheck,
  partnersCheck,
  networkCheck,
  provisioningCheck,
  passwordsCheck,
  stunCheck,
  dnsCheck,
  clockCheck,
  diskCheck,
  certificateCheck,
];

/** ms that a check may take. */
const patience = 12_000;

export type Named = Finding & { check: string };

/** Runs one check. One that throws or takes too long is a problem, and stops no other. */
export async function runCheck(check: Check, examined: Examined, most = patience): Promise<Named[]> {
  let late: NodeJS.Timeout | undefined;
  const findings = await Promise.race([
    check.examine(examined),
    new Promise<Finding[]>((done) => {
      const seconds = `${most / 1000} s`;
      late = setTimeout(
        () => done([problem(`Was not done after ${seconds}.`, 'Look whether the network lets it through.')]),
        most,
      );
    }),
  ]).catch((error: unknown) => [
    problem(`Could not be done: ${error instanceof Error ? error.message : error}`),
  ]);
  clearTimeout(late);
  return findings.map((finding) => ({ check: check.name, ...finding }));
}

const marks: Record<Level, string> = { ok: 'ok     ', warning: 'warning', problem: 'PROBLEM' };

/**
 * Examines the surroundings of Tern, all at once, and says for each whether it is well and what to do. Changes nothing.
 * Returns whether there is no problem.
 */
export async function doctor(
  env: Environment,
  options: { json: boolean; say(line: string): void },
): Promise<boolean> {
  const say = lineWriter(options.say);
  const examined = readExamined(env);
  const findings = (await Promise.all(checks.map((check) => runCheck(check, examined)))).flat();
  const count = (level: Level) => findings.filter((finding) => finding.level === level).length;
  const well = count('problem') === 0;
  if (options.json) {
    for (const line of JSON.stringify({ well, findings }, null, 2).split('\n')) say(line);
    return well;
  }
  for (const { check, level, says, remedy } of findings) {
    say(`${marks[level]}  ${check.padEnd(12)}  ${says}`);
    if (remedy && level !== 'ok') say(`${' '.repeat(23)}${remedy}`);
  }
  say(`problems: ${count('problem')}, warnings: ${count('warning')}`);
  return well;
}
