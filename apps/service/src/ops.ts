import { parseArgs } from 'node:util';
import { isClaimed } from './dataDirLock.ts';
import { runningDatabase } from './db/runningDatabase.ts';
import { endOnFailure } from './failures/endOnFailure.ts';
import { failureText } from './failures/failureText.ts';
import { type Config, createService, readConfig } from './main.ts';
import { backup, restore } from './ops/backup.ts';
import { changeCampaign } from './ops/changeCampaign.ts';
import { changeCoupon } from './ops/changeCoupon.ts';
import { changePlan } from './ops/changePlan.ts';
import { consent } from './ops/consent.ts';
import { doctor } from './ops/doctor/doctor.ts';
import { endSessions } from './ops/endSessions.ts';
import { listFailedEvents, retryEvent } from './ops/events.ts';
import { grant } from './ops/grant.ts';
import { incident } from './ops/incident.ts';
import { lineWriter } from './ops/lineWriter.ts';
import { newsletter } from './ops/newsletter.ts';
import { opsHelp, unknownCommand } from './ops/opsHelp.ts';
import { need, type Ops, OpsError, whole } from './ops/opsTools.ts';
import { partners } from './ops/partners.ts';
import { printReport } from './ops/printReport.ts';
import { reconcile } from './ops/reconcile.ts';
import { refund } from './ops/refund.ts';
import { removeFactor } from './ops/removeFactor.ts';
import { removePasskeyOf } from './ops/removePasskeyOf.ts';
import { resendMail } from './ops/resendMail.ts';
import { showCustomer } from './ops/showCustomer.ts';
import { exportOrders, listOrders, showOrder } from './ops/showOrders.ts';
import { syncBlog } from './ops/syncBlog.ts';
import { texts } from './ops/texts.ts';
import { vouchers } from './ops/vouchers.ts';
import { sandboxIsOn } from './sandboxIsOn.ts';
import { sandboxSettings } from './sandboxSettings.ts';
import type { Environment } from './settings.ts';

export { type Ops, OpsError } from './ops/opsTools.ts';

/**
 * The operator's view, on the same code as the service. Changes are shown, not made, until `--yes` is given.
 */
const usage = `pnpm ops orders [ORDER] [--state S] [--email E] [--attention] [--limit N] [--csv]
pnpm ops partners [approve|refuse EMAIL] [--yes]
pnpm ops partners conversions
pnpm ops refund ORDER [--yes]
pnpm ops reconcile [EMAIL] [--yes]
pnpm ops events [retry EVENT] [--limit N] [--yes]
pnpm ops customer EMAIL
pnpm ops sessions end EMAIL [--yes]
pnpm ops factor remove EMAIL --proof WORDS [--yes]
pnpm ops passkey remove EMAIL PASSKEY --proof WORDS [--yes]
pnpm ops mail resend MAIL [--yes]
pnpm ops blog sync
pnpm ops doctor [--json]
pnpm ops backup FILE
pnpm ops restore FILE [--yes]
pnpm ops grant EMAIL PLAN [--days N] [--yes]
pnpm ops plans [PLAN] [--price USD=45.00]… [--from DATE] [--sale on|off] [--trial on|off] [--yes]
pnpm ops campaigns [list | show NAME]
pnpm ops campaigns start|plan NAME --plan P --percent N [--from DATE] [--until DATE] [--zone Europe/Berlin]
                   [--year N] [--theme T] [--places ribbon,banner,box,page,checkout] [--words FILE.json]
                   [--kind campaign|activity|special] [--yes]
pnpm ops campaigns stop NAME [--yes]
pnpm ops coupons [CODE --percent N [--kind coupon|invite|student] [--plan P] [--uses N] [--until DATE]] [--yes]
pnpm ops vouchers create --count N --months N|--days N --batch NAME [--until DATE] [--yes]
pnpm ops vouchers [list] [--batch NAME] [--limit N] [--csv]
pnpm ops vouchers revoke BATCH|VOUCHER [--yes]
pnpm ops report [--days N] [--csv]
pnpm ops consent [--days N]
pnpm ops newsletter send FILE [--language L] [--test EMAIL | --at DATE] [--early] [--yes]
pnpm ops newsletter [status] [ISSUE]
pnpm ops newsletter stop ISSUE [--yes]
pnpm ops newsletter resume ISSUE [--unknown] [--yes]
pnpm ops newsletter lift EMAIL [--yes]
pnpm ops incident [list | show ID]
pnpm ops incident open "TITLE" "TEXT" --parts P,… [--severity minor|major] [--at DATE] [--kind K] [--yes]
pnpm ops incident plan "TITLE" "TEXT" --parts P,… --from DATE --until DATE [--yes]
pnpm ops incident update ID "TEXT" [--kind investigating|identified|monitoring] [--severity S] [--parts P,…] [--yes]
pnpm ops incident close ID "TEXT" [--at DATE] [--yes]
                  [--language L | --words FILE.json in place of the texts]
pnpm ops texts [list] [--language L]
pnpm ops texts find WORDS [--language L]
pnpm ops texts show ID
pnpm ops texts set ID TEXT [--language L] [--prefix P] [--yes]
pnpm ops texts unset ID [--language L] [--prefix P] [--yes]

Changes are only described until --yes is given. Settings come from the environment, as with start (PORT and DATA_DIR
too). Tern may run meanwhile.`;

/** The options of all commands. */
const options = {
  state: { type: 'string' },
  email: { type: 'string' },
  attention: { type: 'boolean' },
  limit: { type: 'string', default: '50' },
  days: { type: 'string' },
  price: { type: 'string', multiple: true },
  trial: { type: 'string' },
  sale: { type: 'string' },
  percent: { type: 'string' },
  kind: { type: 'string' },
  from: { type: 'string' },
  plan: { type: 'string' },
  zone: { type: 'string' },
  theme: { type: 'string' },
  places: { type: 'string' },
  year: { type: 'string' },
  words: { type: 'string' },
  uses: { type: 'string' },
  count: { type: 'string' },
  months: { type: 'string' },
  batch: { type: 'string' },
  until: { type: 'string' },
  parts: { type: 'string' },
  severity: { type: 'string' },
  language: { type: 'string' },
  prefix: { type: 'string' },
  test: { type: 'string' },
  at: { type: 'string' },
  early: { type: 'boolean', default: false },
  proof: { type: 'string' },
  unknown: { type: 'boolean', default: false },
  csv: { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
} as const;

/** Runs one command. Throws an `OpsError` of one sentence when it cannot. */
export async function runOps({ context, say }: Ops, argv: readonly string[]): Promise<void> {
  const ops: Ops = { context, say: lineWriter(say) };
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options,
  });
  const [command, ...rest] = positionals;
  switch (command) {
    case 'orders':
      if (rest[0]) return showOrder(ops, rest[0]);
      return values.csv ? exportOrders(ops, values) : listOrders(ops, values);
    case 'partners':
      return partners(ops, rest, values);
    case 'refund':
      return refund(ops, need(rest[0], 'Which order? pnpm ops refund ORDER'), values.yes);
    case 'reconcile':
      return reconcile(ops, rest[0], values.yes);
    case 'events':
      if (rest[0] === undefined) return listFailedEvents(ops, values);
      if (rest[0] !== 'retry') throw new OpsError('pnpm ops events retry EVENT');
      return retryEvent(ops, need(rest[1], 'Which one? pnpm ops events retry EVENT'), values.yes);
    case 'customer':
      return showCustomer(ops, need(rest[0], 'Whom? pnpm ops customer EMAIL'));
    case 'sessions':
      if (rest[0] !== 'end') throw new OpsError('pnpm ops sessions end EMAIL');
      return endSessions(ops, need(rest[1], 'Whose? pnpm ops sessions end EMAIL'), values.yes);
    case 'factor':
      return removeFactor(ops, rest, values);
    case 'passkey':
      return removePasskeyOf(ops, rest, values);
    case 'mail':
      if (rest[0] !== 'resend') throw new OpsError('pnpm ops mail resend MAIL');
      return resendMail(ops, need(rest[1], 'Which one? pnpm ops mail resend MAIL'), values.yes);
    case 'blog':
      if (rest[0] !== 'sync') throw new OpsError('pnpm ops blog sync');
      return syncBlog(ops);
    case 'backup':
      return backup(ops, need(rest[0], 'Where to? pnpm ops backup FILE'));
    case 'restore':
      return restore(ops, need(rest[0], 'From where? pnpm ops restore FILE'), values.yes);
    case 'grant':
      return grant(ops, {
        email: need(rest[0], 'Whom? pnpm ops grant EMAIL PLAN'),
        planId: need(rest[1], 'Which plan? pnpm ops grant EMAIL PLAN'),
        days: values.days === undefined ? null : whole(values.days, '--days', 1, 3660),
        yes: values.yes,
      });
    case 'plans':
      return changePlan(ops, rest[0], values);
    case 'coupons':
      return changeCoupon(ops, rest[0], { ...values, kind: values.kind ?? 'coupon' });
    case 'campaigns':
      return changeCampaign(ops, rest[0], rest[1], { ...values, kind: values.kind ?? 'campaign' });
    case 'vouchers':
      return vouchers(ops, rest, values);
    case 'report':
      return printReport(ops, values);
    case 'consent':
      return consent(ops, values);
    case 'newsletter':
      return newsletter(ops, rest, values);
    case 'incident':
      return incident(ops, rest, values);
    case 'texts':
      return texts(ops, rest, values);
    default:
      throw command === undefined ? new OpsError(usage) : unknownCommand(usage, command);
  }
}

/** The settings of the product beside which this runs, and its database where that is an embedded one. */
export function opsConfig(given: Environment): Config {
  const env: Environment = { LOG_LEVEL: 'error', ...given };
  const stands = sandboxIsOn(env) ? sandboxSettings(env, Number(env.PORT ?? 3000) + 1, new Date()) : {};
  // Whoever waits at a terminal hears at once that the database is away.
  const config = readConfig({ DATABASE_WAIT: '0', ...env, ...stands });
  const running = config.databaseUrl || !isClaimed(config.dataDir) ? null : runningDatabase(config.dataDir);
  return running ? { ...config, databaseUrl: running } : config;
}

async function main(argv: readonly string[], inBundle: (text: string) => string): Promise<void> {
  const say = (line: string) => void process.stdout.write(`${inBundle(line)}\n`);
  const words = argv.filter((word) => !helpWords.includes(word));
  const [command] = words.filter((word) => !word.startsWith('-'));
  // No database is needed for these.
  if (!argv.length || words.length < argv.length) return say(opsHelp(usage, command));
  if (command !== undefined) opsHelp(usage, command);
  // It must work where a service cannot start, and must run no migration.
  if (argv[0] === 'doctor') {
    if (!(await doctor(process.env, { json: argv.includes('--json'), say }))) process.exitCode = 1;
    return;
  }
  const service = await createService({ config: opsConfig(process.env), background: false });
  try {
    await runOps({ context: service.context, say }, argv);
  } finally {
    await service.close();
  }
}

const helpWords = ['help', '--help', '-h'];

/** Does what the arguments of this process say. Says in words why it cannot, and ends with code 1. */
export function runOpsCommand(program = 'pnpm ops'): void {
  const argv = process.argv.slice(2);
  const inBundle = (text: string) => text.replaceAll('pnpm ops', program);
  const what = `ops ${argv[0] ?? ''}`.trim();
  endOnFailure(`${what} ended`);
  main(argv, inBundle).catch((error: unknown) => {
    // The sentences of an error are lines of their own.
    const lines = inBundle(failureText(`${what} cannot be done`, error)).split('\n');
    lines.forEach(lineWriter((line) => console.error(line)));
    process.exitCode = 1;
  });
}

if (process.argv[1] && import.meta.filename === process.argv[1]) runOpsCommand();
