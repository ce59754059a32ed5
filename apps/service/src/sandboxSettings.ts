import { apiBaseVariables } from './modules/payment/providers/paymentConfig.ts';
import type { Environment } from './settings.ts';

const switchedOn = /^(1|on|true|yes)$/i;

/** Whether stand-ins take the place of the outside world: outside production unless `SANDBOX` says otherwise. */
export const sandboxIsOn = (env: Environment): boolean =>
  !env.SERVICE_ORIGIN && (env.SANDBOX ? switchedOn.test(env.SANDBOX) : env.NODE_ENV !== 'production');

/** The settings of `start` when the sandbox is on its port, where the environment has none of its own. */
export function sandboxSettings(env: Environment, port: number, now: Date): Record<string, string> {
  const origin = `http://localhost:${port}`;
  const bases = apiBaseVariables.map((name) => [name, origin]);
  const usual: Record<string, string> = {
    ...Object.fromEntries(bases),
    RECAPTCHA_HOST: origin,
    STUDENT_SERVICE_URL: `${origin}/student`,
    STUDENT_SERVICE_CLIENT_ID: 'tern',
    STUDENT_SERVICE_SECRET: 'student_tern',
    // Download pages have files, which are stand-ins as well.
    APP_CONFIG_ORIGIN: origin,
    // Something to look at: in test mode offers run through the calendar month.
    CAMPAIGNS: monthlyOffers(now),
  };
  return Object.fromEntries(Object.entries(usual).filter(([name]) => env[name] === undefined));
}

function monthlyOffers(now: Date): string {
  const month = (ahead: number) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1));
  const window = `${month(0).toISOString()},${month(1).toISOString()}`;
  return [
    `anniversary,${window},12m,71`,
    // The page /actives/actives1, and what customers see on the plans.
    `activity:actives1,${window},6m,55`,
    `special:vip1,${window},12m,73`,
  ].join(';');
}
