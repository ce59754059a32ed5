import { factorRecoveryPagePath } from '@tern/contract';
import { type FactorRecoveryPageState, renderFactorRecoveryPage } from '@tern/mails';
import { type Context, timeFromNow } from '../../../context.ts';
import { OperationError, type RequestFacts } from '../../../handler.ts';
import { linkedPage } from '../../../linkedPage.ts';
import type { RawRoutes } from '../../../server.ts';
import { findUser } from '../account.repo.ts';
import { type FactorRecoveryRow, findRecovery } from './factorRecovery.repo.ts';
import { begin, finish, stopByLink } from './recoveryActs.ts';
import { type RecoveryAct, readRecoveryToken } from './recoveryLink.ts';
import { endsAt, type RecoveryState, readyAt, recoveryState, wait } from './recoveryState.ts';

/** The page that the mails about a lost second factor link to: it begins the wait, stops it, or turns the factor off. */
export const factorRecoveryPage = (context: Context): RawRoutes =>
  linkedPage(context, {
    operation: 'factorRecoveryPage',
    paths: [factorRecoveryPagePath],
    formAction: "'self'",
    respond: async ({ token, pressed, form }) => {
      const link = await readRecoveryToken(context, token);
      const row = link ? await findRecovery(context.db, link.id) : undefined;
      const user = row && (await findUser(context.db, row.userId));
      const show = (page: FactorRecoveryPageState) => ({
        userId: user?.id,
        render: (rest: Omit<Parameters<typeof renderFactorRecoveryPage>[0], 'page'>) =>
          renderFactorRecoveryPage({ page, ...rest }),
      });
      if (!link || !row || !user?.email) return show({ state: 'unknown' });
      const { act } = link;
      if (!pressed) return show(shownOf(context, { act, row, state: recoveryState(context, row) }));
      const outcome = await press(context, {
        act,
        row,
        request: pressed,
        password: form.get('password') ?? '',
      });
      if (outcome === 'wrong' || outcome === 'limited')
        return show({ state: 'ready', until: endsAt(row), refused: outcome });
      const now = (await findRecovery(context.db, row.id)) ?? row;
      return show(shownOf(context, { act, row: now, state: outcome }));
    },
  });

async function press(
  context: Context,
  given: { act: RecoveryAct; row: FactorRecoveryRow; request: RequestFacts; password: string },
): Promise<RecoveryState | 'wrong' | 'limited'> {
  if (given.act === 'begin') return begin(context, given);
  if (given.act === 'stop') return stopByLink(context, given);
  try {
    return await finish(context, given);
  } catch (error) {
    const refusal = error instanceof OperationError ? error.errorName : undefined;
    if (refusal === 'incorrect_password') return 'wrong';
    if (refusal === 'rate_limited') return 'limited';
    throw error;
  }
}

/** The page of a link in a state. A button is shown only for the act of the link, and only in its time. */
function shownOf(
  context: Context,
  { act, row, state }: { act: RecoveryAct; row: FactorRecoveryRow; state: RecoveryState },
): FactorRecoveryPageState {
  const isUnderWay = state === 'waiting' || state === 'ready';
  if (act === 'begin' && state === 'requested') return { state: 'begin', date: timeFromNow(context, wait) };
  if (act === 'stop' && isUnderWay) return { state: 'stop' };
  if (act === 'finish' && state === 'ready') return { state: 'ready', until: endsAt(row) };
  if (isUnderWay) return { state: 'waiting', date: readyAt(row) };
  return { state: state === 'requested' ? 'over' : state };
}
