import type { Environment } from './settings.ts';

const switchedOn = /^(1|on|true|yes)$/i;

/** Whether stand-ins take the place of the outside world: outside production unless `SANDBOX` says otherwise. */
export const sandboxIsOn = (env: Environment): boolean =>
  !env.SERVICE_ORIGIN && (env.SANDBOX ? switchedOn.test(env.SANDBOX) : env.NODE_ENV !== 'production');
