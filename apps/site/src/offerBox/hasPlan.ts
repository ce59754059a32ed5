import { webAppType } from '@tern/domain';

interface Bought {
  state: string;
  current_period_end: string;
}

/** States in which a plan holds to the end of what is paid for. */
const holding = ['active', 'past_due', 'cancelled'];

/**
 * Whether the person who is signed in has a plan, a free trial included. The two requests are written out here: client
 * and contract are not loaded for a box. Where it cannot be known, the answer is yes.
 */
export async function hasPlan(now: number): Promise<boolean> {
  const ask = async <Data>(path: string, token?: string): Promise<Data> => {
    const response = await fetch(`/api/mms/${path}`, {
      headers: { 'X-App-Type': String(webAppType), ...(token && { Authorization: `Bearer ${token}` }) },
    });
    const { code, data } = (await response.json()) as { code: number; data: Data };
    if (code !== 200) throw new Error(`The service answered ${code}`);
    return data;
  };
  try {
    const { token } = await ask<{ token: string | null }>('account/v1/web/session');
    if (!token) return false;
    const { subscriptions } = await ask<{ subscriptions: Bought[] }>('payment/v1/web/subscription_my', token);
    return subscriptions.some(
      ({ state, current_period_end: end }) =>
        holding.includes(state) && (state === 'past_due' || Date.parse(end) > now),
    );
  } catch {
    return true;
  }
}
