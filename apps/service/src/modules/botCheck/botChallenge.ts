import { botChallenge as operation } from '@tern/contract';
import { defineHandler } from '../../handler.ts';
import { altchaChallenge } from './altcha.ts';

export const botChallenge = defineHandler(operation, async ({ context, input }) => {
  const { botCheck } = context.config;
  if (botCheck.kind === 'off') return { kind: 'none' as const };
  if (botCheck.kind === 'altcha') {
    return { kind: 'altcha' as const, challenge: await altchaChallenge(context, input.action) };
  }
  const { r2, r3, host } = botCheck;
  const script = `${host}/recaptcha/api.js`;
  if (r3 && !(r2 && input.fallback)) {
    const script_url = `${script}?render=${encodeURIComponent(r3.siteKey)}`;
    return { kind: 'r3' as const, site_key: r3.siteKey, script_url };
  }
  if (!r2) return { kind: 'none' as const };
  return { kind: 'r2' as const, site_key: r2.siteKey, script_url: `${script}?render=explicit` };
});
