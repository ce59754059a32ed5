import type { LetterContent } from '@tern/domain';
import { type Context, timeFromNow } from '../../context.ts';
import { databaseFailure } from '../../db/DatabaseUnavailable.ts';
import { tryAgain } from '../../db/tryAgain.ts';
import { provenAccount } from '../account/provenAccount.ts';
import { saleTo } from '../payment/subscription/saleTo.ts';
import { composeIssue } from './composeIssue.ts';
import type { RelayPause } from './createRelayPause.ts';
import { type Delivery, giveBack, handOver, type Result, settle } from './deliveries.repo.ts';
import { findIssue, markIssueSent, setRunState } from './issues.repo.ts';
import { judgeReply, type Reply, replyCode } from './judgeReply.ts';
import type { Relay } from './openRelay.ts';
import { settleRefusal } from './settleRefusal.ts';

export interface Deliverer {
  /** Sends one mail and writes what came of it. Returns whether it was accepted. */
  deliver(relay: Relay, delivery: Delivery): Promise<boolean>;
  /** Whether the run of a delivery stopped in this round. */
  isHalted(delivery: Delivery): boolean;
  /** Writes what could not be written while the database was away. */
  writeAll(): Promise<void>;
  beginRound(): void;
}

/** Refusals in a row that stop a run: it is not the addresses. */
const tooManyRefusals = 20;

async function haltRun(context: Context, issueId: string, problem: string): Promise<void> {
  await setRunState(context.db, issueId, {
    from: ['sending'],
    to: 'stopped',
    problem,
    nextBatchAt: timeFromNow(context),
  });
  context.log.error({ issue: issueId, problem }, 'newsletter stopped');
}

/** The mail of a delivery, by what its reader has now; null where nothing is in it for them. */
async function composeFor(context: Context, delivery: Delivery, content: LetterContent) {
  const { id, issueId, email } = delivery;
  const maySell = await saleTo(context, await provenAccount(context.db, email));
  return composeIssue(context, { id, issueId, content, to: delivery, maySell });
}

export function createDeliverer(context: Context, pause: RelayPause): Deliverer {
  /** Outcomes that are not written down, since the database was away: by delivery. */
  const unwritten = new Map<string, () => Promise<void>>();
  const refusedInRow = new Map<string, number>();
  /** Runs that stopped in this round, with claims of theirs left. */
  const halted = new Set<string>();
  const contents = new Map<string, LetterContent>();

  async function contentOf(issueId: string): Promise<LetterContent> {
    const known = contents.get(issueId) ?? (await findIssue(context.db, issueId))?.content;
    if (!known) throw new Error(`There is no issue ${issueId}.`);
    contents.set(issueId, known);
    return known;
  }

  /** Saying it twice is saying it once. */
  async function write(id: string, work: () => Promise<void>): Promise<void> {
    unwritten.set(id, work);
    await tryAgain(work, (error) => databaseFailure(error) !== null);
    unwritten.delete(id);
  }

  const note = (delivery: Delivery, result: Result) =>
    write(delivery.id, () => settle(context.db, delivery, result));

  async function countRefusal({ runId, issueId }: Delivery, reply: string): Promise<void> {
    const count = (refusedInRow.get(runId) ?? 0) + 1;
    refusedInRow.set(runId, count);
    if (count < tooManyRefusals) return;
    refusedInRow.delete(runId);
    halted.add(runId);
    await haltRun(context, issueId, `${count} refusals in a row, the last one ${reply}`);
  }

  async function refused(delivery: Delivery, said: Reply, at: 'recipient' | 'text'): Promise<void> {
    const verdict = judgeReply(said, at, delivery.attempts);
    const reply = replyCode(said);
    context.metrics.mail(verdict.outcome === 'retry' ? 'failed' : 'given_up');
    if (verdict.outcome === 'retry') {
      const nextTryAt = timeFromNow(context, verdict.minutes * 60_000);
      return note(delivery, { state: 'due', reply, nextTryAt });
    }
    if (verdict.outcome === 'given_up') return note(delivery, { state: 'given_up', reply });
    const { endsAddress } = verdict;
    await write(delivery.id, () => settleRefusal(context, delivery, { reply, endsAddress }));
    await countRefusal(delivery, reply);
  }

  async function accepted(delivery: Delivery, reply: Reply): Promise<void> {
    pause.end();
    refusedInRow.delete(delivery.runId);
    context.metrics.mail('sent');
    const sentAt = timeFromNow(context);
    await write(delivery.id, async () => {
      await settle(context.db, delivery, { state: 'sent', reply: replyCode(reply), sentAt });
      await markIssueSent(context.db, delivery.issueId, sentAt);
    });
  }

  return {
    isHalted: ({ runId }) => halted.has(runId),
    beginRound() {
      halted.clear();
      // An issue of which nothing was sent yet may have been stored anew.
      contents.clear();
    },
    async writeAll() {
      for (const [id, again] of unwritten) await write(id, again);
    },
    async deliver(relay, delivery) {
      const content = await contentOf(delivery.issueId);
      const text = await composeFor(context, delivery, content);
      if (!text) {
        await note(delivery, { state: 'left_out' });
        return false;
      }
      const envelope = { from: context.config.mailFrom, to: delivery.email };
      const result = await relay.send(envelope, text, () =>
        handOver(context.db, delivery, timeFromNow(context)),
      );
      switch (result.outcome) {
        case 'accepted':
          await accepted(delivery, result.reply);
          return true;
        case 'refused':
          await refused(delivery, result.reply, result.at);
          return false;
        case 'withheld':
          await giveBack(context.db, delivery, timeFromNow(context));
          return false;
        case 'trouble': {
          pause.begin(result.failure);
          const again = { state: 'due', reply: result.failure, nextTryAt: timeFromNow(context) } as const;
          await note(delivery, result.textWasOut ? { state: 'unknown' } : again);
          return false;
        }
      }
    },
  };
}
