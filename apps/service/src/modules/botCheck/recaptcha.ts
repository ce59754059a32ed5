import * as v from 'valibot';
import { OperationError } from '../../handler.ts';
import { sendObserved } from '../../observe/providerCalls.ts';
import type { RecaptchaConfig } from './botCheckConfig.ts';

const replySchema = v.object({
  success: v.boolean(),
  score: v.optional(v.number()),
  action: v.optional(v.string()),
  hostname: v.optional(v.string()),
});

/**
 * Verifies a token with reCAPTCHA. Throws `bot_check_failed`, `bot_check_score_too_low` (code 20104) or
 * `bot_check_unavailable`. The visitor's address is not passed on.
 */
export async function checkRecaptcha(
  config: RecaptchaConfig,
  version: 'r2' | 'r3',
  options: { token: string; action: string; hostname: string },
): Promise<void> {
  const keys = config[version];
  if (!keys) throw new OperationError('bot_check_failed');
  let said: v.InferOutput<typeof replySchema>;
  try {
    const response = await sendObserved((headers) =>
      fetch(`${config.host}/recaptcha/api/siteverify`, {
        method: 'POST',
        headers,
        body: new URLSearchParams({ secret: keys.secret, response: options.token }),
        signal: AbortSignal.timeout(5000),
      }),
    );
    if (!response.ok) throw new Error(`status ${response.status}`);
    said = v.parse(replySchema, await response.json());
  } catch {
    throw new OperationError('bot_check_unavailable');
  }
  if (!said.success || said.hostname !== options.hostname) throw new OperationError('bot_check_failed');
  if (version === 'r2') return;
  if (said.action !== options.action || said.score === undefined)
    throw new OperationError('bot_check_failed');
  if (said.score < config.minScore) throw new OperationError('bot_check_score_too_low');
}
