import { type IssueFile, readIssue } from '@tern/articles/letters';
import { dayMs, emailKeyOf, isEmail, isLanguage, type Language, newsletterPauseDays } from '@tern/domain';
import { newId, timeFromNow } from '../context.ts';
import { addressHash } from '../modules/newsletter/addressHash.ts';
import { composeIssue } from '../modules/newsletter/composeIssue.ts';
import { readFigures, retryUnknown } from '../modules/newsletter/deliveries.repo.ts';
import {
  countReaders,
  findOtherRun,
  insertRun,
  listRuns,
  saveIssue,
  setRunState,
} from '../modules/newsletter/issues.repo.ts';
import { openRelay } from '../modules/newsletter/openRelay.ts';
import { countSuppressions, dropSuppression } from '../modules/newsletter/suppressions.repo.ts';
import { date, dryRun, minute, need, type Ops, OpsError } from './opsTools.ts';

export interface NewsletterValues {
  language?: string;
  test?: string;
  at?: string;
  early: boolean;
  unknown: boolean;
  yes: boolean;
}

/** `newsletter send FILE`, `status [ISSUE]`, `stop ISSUE`, `resume ISSUE`, `lift EMAIL`. */
export async function newsletter(
  ops: Ops,
  [command, subject]: readonly (string | undefined)[],
  values: NewsletterValues,
): Promise<void> {
  switch (command) {
    case 'send':
      return send(ops, need(subject, 'Which issue? pnpm ops newsletter send FILE'), values);
    case undefined:
    case 'status':
      return status(ops, subject);
    case 'stop':
      return stop(ops, need(subject, 'Which issue? pnpm ops newsletter stop ISSUE'), values.yes);
    case 'resume':
      return resume(ops, need(subject, 'Which issue? pnpm ops newsletter resume ISSUE'), values);
    case 'lift':
      return lift(ops, need(subject, 'Whose? pnpm ops newsletter lift EMAIL'), values.yes);
    default:
      throw new OpsError(
        'pnpm ops newsletter send FILE | status [ISSUE] | stop ISSUE | resume ISSUE | lift EMAIL',
      );
  }
}

/** A file of an issue, or its folder. */
function read(path: string): IssueFile {
  const issue = readIssue(path);
  if (issue.problems.length) throw new OpsError(`The issue has faults:\n${issue.problems.join('\n')}`);
  return issue;
}

function languageOf(text: string | undefined): Language | null {
  if (text === undefined) return null;
  if (!isLanguage(text)) throw new OpsError(`There is no language ${text}.`);
  return text;
}

async function send(ops: Ops, path: string, values: NewsletterValues): Promise<void> {
  const { context, say } = ops;
  const issue = read(path);
  const language = languageOf(values.language);
  say(`Issue ${issue.id}, in ${Object.keys(issue.content).join(', ')}: ${issue.content.en.title}`);
  if (values.test !== undefined) return sendTest(ops, issue, values.test, language ?? 'en');
  const startsAt = values.at === undefined ? timeFromNow(context) : date(values.at, '--at');
  const other = await findOtherRun(
    context.db,
    issue.id,
    new Date(startsAt.getTime() - newsletterPauseDays * dayMs),
  );
  if (other && !values.early)
    throw new OpsError(
      `The issue ${other.issueId} is of ${minute(other.startsAt)}, and the site promises one a month at most. --early sends all the same.`,
    );
  const readers = await countReaders(context.db, issue.id, language);
  const count = readers.reduce((sum, each) => sum + each.count, 0);
  const rate = context.config.newsletterPerMinute;
  for (const each of readers) {
    const own = isLanguage(each.language) && issue.content[each.language] ? each.language : 'en';
    say(`  ${each.language}: ${each.count}${own === each.language ? '' : `, in ${own}`}`);
  }
  say(
    `${count} confirmed addresses that have not had it, from ${minute(startsAt)}, ${rate} a minute: about ${Math.ceil(count / rate)} min.`,
  );
  if (!values.yes) return say(dryRun);
  const id = newId('run', context.random);
  const stored = await context.db.transaction(async (tx) => {
    const saved = await saveIssue(tx, {
      id: issue.id,
      content: issue.content,
      contentHash: issue.hash,
      createdAt: timeFromNow(context),
    });
    if (saved)
      await insertRun(tx, {
        id,
        issueId: issue.id,
        language,
        state: 'scheduled',
        startsAt,
        nextBatchAt: startsAt,
      });
    return saved;
  });
  if (!stored)
    throw new OpsError(
      `The issue ${issue.id} has been sent with other words. An issue does not change: undo the change, or make a new one.`,
    );
  say(`Done: ${id}. It goes out while Tern runs. pnpm ops newsletter status ${issue.id}`);
}

/** One mail, at once, past the list. Its links to leave lead to a page that knows no such subscription. */
async function sendTest(
  { context, say }: Ops,
  issue: IssueFile,
  email: string,
  language: Language,
): Promise<void> {
  if (!isEmail(email)) throw new OpsError(`${email} is no e-mail address.`);
  const { smtpUrl, mailFrom } = context.config;
  if (!smtpUrl) throw new OpsError('SMTP_URL is not set: no mail can be sent.');
  const text = await composeIssue(context, {
    id: newId('test', context.random),
    issueId: issue.id,
    content: issue.content,
    to: { email, language, leaveToken: 'this-mail-is-a-test' },
    // All of it.
    maySell: () => true,
  });
  if (!text) throw new OpsError('There is nothing to send.');
  const relay = await openRelay(smtpUrl);
  try {
    const response = await relay.send({ from: mailFrom, to: email }, text, async () => true);
    if (response.outcome === 'accepted') return say(`Sent to ${email}: ${response.reply.text}`);
    throw new OpsError(
      `Not sent: ${response.outcome === 'refused' ? response.reply.text : response.outcome === 'trouble' ? response.failure : response.outcome}`,
    );
  } finally {
    relay.close();
  }
}

async function status({ context, say }: Ops, issueId: string | undefined): Promise<void> {
  const runs = await listRuns(context.db, issueId);
  const figures = await readFigures(context.db);
  for (const id of new Set(runs.map((run) => run.issueId))) {
    say(`issue ${id}`);
    for (const run of runs.filter((each) => each.issueId === id)) {
      const ended = run.finishedAt ? `, finished ${minute(run.finishedAt)}` : '';
      const why = run.problem ? `: ${run.problem}` : '';
      say(
        `  ${run.id}  ${run.language ?? 'every language'}  ${run.state}${why}, from ${minute(run.startsAt)}${ended}`,
      );
    }
    const of = figures.find(({ issue }) => issue === id);
    if (!of) continue;
    const lines: [string, number, string][] = [
      ['addresses', of.addresses, ''],
      ['waiting', of.waiting, ''],
      ['sent', of.sent + of.refused + of.givenUp, 'that the mail server answered for'],
      ['delivered', of.sent, 'it accepted, by its reply or notice'],
      ['bounced', of.bounced, `${of.refused} refused at once, the rest by notice`],
      ['given up', of.givenUp, 'after two days of "later"'],
      ['complained', of.complained, ''],
      ['left', of.left, 'after this issue'],
      ['left out', of.leftOut, 'no subscriber any more when their turn came'],
      ['unknown', of.unknown, 'cut off before the reply: resume ISSUE --unknown sends them again'],
    ];
    for (const [name, count, note] of lines)
      say(`  ${name.padEnd(11)}${String(count).padStart(8)}${note && `  ${note}`}`);
  }
  if (!runs.length) say('No issue has been sent or planned.');
  const suppressed = await countSuppressions(context.db);
  say(
    `suppressed addresses: ${suppressed.map(({ reason, count }) => `${count} ${reason}`).join(', ') || 'none'}`,
  );
}

async function stop({ context, say }: Ops, issueId: string, yes: boolean): Promise<void> {
  const open = (await listRuns(context.db, issueId)).filter(({ state }) =>
    ['scheduled', 'sending'].includes(state),
  );
  if (!open.length) throw new OpsError(`Nothing of the issue ${issueId} is being sent or planned.`);
  say(`Stop ${open.map(({ id, state }) => `${id} (${state})`).join(', ')}.`);
  if (!yes) return say(dryRun);
  const change = { from: ['scheduled', 'sending'], to: 'stopped', problem: 'by the operator' } as const;
  await setRunState(context.db, issueId, {
    ...change,
    from: [...change.from],
    nextBatchAt: timeFromNow(context),
  });
  say('Done. Mails whose text is on its way still arrive.');
}

async function resume(
  { context, say }: Ops,
  issueId: string,
  { unknown, yes }: NewsletterValues,
): Promise<void> {
  const runs = await listRuns(context.db, issueId);
  if (!runs.length) throw new OpsError(`There is no issue ${issueId}.`);
  const of = (await readFigures(context.db)).find(({ issue }) => issue === issueId);
  const again = unknown ? (of?.unknown ?? 0) : 0;
  const stopped = runs.filter(({ state }) => state === 'stopped');
  if (!stopped.length && !again) throw new OpsError(`Nothing of the issue ${issueId} is stopped.`);
  if (stopped.length)
    say(`Go on with ${stopped.map(({ id }) => id).join(', ')}: ${of?.waiting ?? 0} mails wait.`);
  if (again)
    say(
      `Send again to ${again} addresses of which nobody knows whether they have it: some may get it twice.`,
    );
  if (!yes) return say(dryRun);
  const now = timeFromNow(context);
  await context.db.transaction(async (tx) => {
    if (unknown) await retryUnknown(tx, issueId, now);
    await setRunState(tx, issueId, {
      from: again ? ['stopped', 'sent'] : ['stopped'],
      to: 'sending',
      problem: null,
      nextBatchAt: now,
    });
  });
  say('Done. It goes out while Tern runs.');
}

async function lift({ context, say }: Ops, email: string, yes: boolean): Promise<void> {
  say(`Let ${email} ask for the newsletter again.`);
  if (!yes) return say(dryRun);
  const key = await addressHash(context, emailKeyOf(email));
  if (!(await dropSuppression(context.db, key))) throw new OpsError(`${email} is not suppressed.`);
  say('Done. Nothing is sent until the reader asks for it and confirms.');
}
