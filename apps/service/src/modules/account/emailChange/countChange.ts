import type { Context } from '../../../context.ts';
import { OperationError } from '../../../handler.ts';
import type { EmailChangeOutcome } from '../../../observe/serviceMetrics.ts';

/** Counts a step of a change of the address, or why it was refused. */
export async function countChange<T>(
  context: Pick<Context, 'metrics'>,
  outcome: EmailChangeOutcome,
  step: () => Promise<T>,
): Promise<T> {
  try {
    const done = await step();
    context.metrics.emailChange(outcome);
    return done;
  } catch (error) {
    if (error instanceof OperationError) context.metrics.emailChangeRefused(error.errorName);
    throw error;
  }
}
