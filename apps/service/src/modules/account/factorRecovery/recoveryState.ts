import {
  dayMs,
  factorRecoveryDays,
  factorRecoveryLinkMinutes,
  factorRecoveryOpenDays,
  factorRecoveryReminderDays,
} from '@tern/domain';
import type { Context } from '../../../context.ts';
import type { FactorRecoveryRow } from './factorRecovery.repo.ts';

/** ms that the first link works. */
export const linkLifetime = factorRecoveryLinkMinutes * 60_000;
/** ms between the first link and the second one. */
export const wait = factorRecoveryDays * dayMs;
/** ms after the first link on which the reminder goes out. */
export const reminderAfter = (factorRecoveryDays - factorRecoveryReminderDays) * dayMs;
/** ms after the first link on which the second one ends. */
export const endsAfter = wait + factorRecoveryOpenDays * dayMs;
/** ms after its end in which something is known of a request: later links are unknown. */
export const recoveriesStay = 30 * dayMs;
/** The same of a removal by the operator, with its proof. */
export const proofsStay = 365 * dayMs;

export type RecoveryState = 'requested' | 'waiting' | 'ready' | 'stopped' | 'done' | 'late' | 'over';

const after = (date: Date | null, ms: number) => new Date((date?.getTime() ?? 0) + ms);

/** When the second link begins to work. */
export const readyAt = ({ begunAt }: Pick<FactorRecoveryRow, 'begunAt'>): Date => after(begunAt, wait);

/** When the second link ends. */
export const endsAt = ({ begunAt }: Pick<FactorRecoveryRow, 'begunAt'>): Date => after(begunAt, endsAfter);

/** The state of a request now. Its times count to the millisecond, whether or not a job has run. */
export function recoveryState(context: Pick<Context, 'clock'>, row: FactorRecoveryRow): RecoveryState {
  const now = context.clock.now();
  if (row.state === 'requested')
    return now < after(row.requestedAt, linkLifetime).getTime() ? 'requested' : 'late';
  if (row.state === 'waiting') {
    if (now < readyAt(row).getTime()) return 'waiting';
    return now < endsAt(row).getTime() ? 'ready' : 'late';
  }
  if (row.state === 'ended') return isSettledByTime(row) ? 'late' : 'over';
  return row.state === 'support' ? 'over' : row.state;
}

/** Whether nothing but its time has ended it. */
function isSettledByTime(row: FactorRecoveryRow): boolean {
  const end = row.begunAt ? endsAt(row) : after(row.requestedAt, linkLifetime);
  return row.settledAt !== null && row.settledAt >= end;
}
