import { handoverCreate as operation } from '@tern/contract';
import { isWebAppType, safeRedirectPath } from '@tern/domain';
import { timeFromNow } from '../../context.ts';
import { defineHandler, fail } from '../../handler.ts';
import { insertHandover } from './handover.repo.ts';
import { hashToken, newToken } from './tokens.ts';

const lifetime = 60 * 1000;

export const handoverCreate = defineHandler(operation, async ({ context, input, who }) => {
  // Browsers have nothing to hand over, and a stolen session must not multiply.
  if (!who.deviceId || isWebAppType(who.appType)) return fail(operation, 'device_unknown');
  const code = newToken(context.random);
  await insertHandover(context.db, {
    codeHash: hashToken(code),
    userId: who.userId,
    deviceId: who.deviceId,
    redirect: safeRedirectPath(input.redirect),
    expiresAt: timeFromNow(context, lifetime),
  });
  return {
    code,
    url: `${context.config.publicOrigin}/redirect#code=${code}`,
    expires_in: lifetime / 1000,
  };
});
