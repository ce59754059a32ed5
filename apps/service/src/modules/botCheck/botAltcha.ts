import { botAltcha as operation } from '@tern/contract';
import type { Challenge } from 'altcha-lib/types';
import { defineHandler, fail } from '../../handler.ts';
import { isSolved } from './altcha.ts';
import { givePass } from './passes.ts';

export const botAltcha = defineHandler(operation, async ({ context, input }) => {
  const { action, challenge, solution } = input;
  if (context.config.botCheck.kind !== 'altcha') return fail(operation, 'bot_check_failed');
  if (!(await isSolved(context, action, challenge as Challenge, solution))) {
    return fail(operation, 'bot_check_failed');
  }
  return givePass(context, action);
});
