import type { Context } from '../../context.ts';
import { isCommonPassword } from './isCommonPassword.ts';
import { isLeakedPassword } from './isLeakedPassword.ts';

/** Whether a new password is one that guesses begin with: one of the most common, or a leaked one where that is asked for. */
export const isRefusedPassword = async (
  context: Pick<Context, 'config' | 'log' | 'metrics'>,
  password: string,
): Promise<boolean> => isCommonPassword(password) || isLeakedPassword(context, password);
