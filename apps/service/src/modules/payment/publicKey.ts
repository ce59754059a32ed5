import { publicKey as operation } from '@tern/contract';
import { defineHandler, fail } from '../../handler.ts';

export const publicKey = defineHandler(operation, async ({ context }) => {
  const { stripe } = context.config;
  return stripe
    ? { public_key: stripe.publishableKey, script_url: stripe.scriptUrl }
    : fail(operation, 'method_unavailable');
});
