import * as v from 'valibot';
import { defineOperation } from '../operation.ts';
import { botActionField } from './botActionField.ts';

/**
 * How to pass the bot check. `none`: nothing is needed. `altcha`: solve `challenge` (altcha-lib, v2) and post
 * it to `botAltcha`. `r2`, `r3`: load the script, get a token for the action, post it to `botR2` or `botR3`.
 */
export const botChallenge = defineOperation({
  name: 'botChallenge',
  method: 'GET',
  path: '/ws/mm/reca/challenge',
  auth: 'none',
  summary: 'How to pass the bot check.',
  input: v.object({
    action: botActionField,
    /** After `bot_check_score_too_low`: requests the check with a picture, where there is one. */
    fallback: v.optional(v.picklist(['1'], 'choice')),
  }),
  output: v.variant('kind', [
    v.object({ kind: v.literal('none') }),
    v.object({
      kind: v.literal('altcha'),
      challenge: v.object({ parameters: v.record(v.string(), v.any()), signature: v.optional(v.string()) }),
    }),
    v.object({ kind: v.picklist(['r2', 'r3']), site_key: v.string(), script_url: v.string() }),
  ]),
  errors: [],
});
