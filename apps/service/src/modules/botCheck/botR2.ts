import { botR2 as operation } from '@tern/contract';
import { defineHandler, fail } from '../../handler.ts';
import { inProviderCall } from '../../observe/providerCalls.ts';
import { givePass } from './passes.ts';
import { checkRecaptcha } from './recaptcha.ts';

export const botR2 = defineHandler(operation, async ({ context, input }) => {
  const { botCheck, publicOrigin } = context.config;
  if (botCheck.kind !== 'recaptcha') return fail(operation, 'bot_check_failed');
  const { hostname } = new URL(publicOrigin);
  await inProviderCall(context, { provider: 'recaptcha', operation: 'siteverify' }, () =>
    checkRecaptcha(botCheck, 'r2', { ...input, hostname }),
  );
  return givePass(context, input.action);
});
