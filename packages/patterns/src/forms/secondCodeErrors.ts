import { loginFormMessages } from '../LoginForm/loginForm.messages.ts';
import { secondCodeMessages as m } from './secondCode.messages.ts';

/** The errors that are about a code, wherever one is typed. */
export const codeMessages = {
  verification_failed: m.wrong,
  code_used: m.used,
  code_clock: m.clock,
} as const;

/** The errors that are about no field. */
export const wayMessages = {
  rate_limited: loginFormMessages.rateLimited,
  network: loginFormMessages.network,
  unknown: loginFormMessages.unknown,
} as const;
