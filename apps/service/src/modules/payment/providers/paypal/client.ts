import type { Clock } from '../../../../clock.ts';
import { callProvider, refusalOf } from '../callProvider.ts';
import type { PaypalConfig } from './config.ts';

/** One call of the API. `key` makes repeating the call safe (PayPal-Request-Id). */
export type PaypalCall = <T>(path: string, options?: { body?: object; key?: string }) => Promise<T>;

/** Calls PayPal with an access token, which is renewed before it ends and when PayPal withdraws it. */
export function createPaypalClient(config: PaypalConfig, clock: Clock): PaypalCall {
  let token: { value: string; until: number } | null = null;

  async function accessToken(): Promise<string> {
    if (token && token.until > clock.now()) return token.value;
    const basic = Buffer.from(`${config.clientId}:${config.clientSecret}`).toString('base64');
    const granted = await callProvider<{ access_token: string; expires_in: number }>(
      `${config.apiBase}/v1/oauth2/token`,
      {
        method: 'POST',
        headers: {
          authorization: `Basic ${basic}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: 'grant_type=client_credentials',
      },
    );
    token = { value: granted.access_token, until: clock.now() + (granted.expires_in - 60) * 1000 };
    return token.value;
  }

  return async function call<T>(path: string, options: { body?: object; key?: string } = {}): Promise<T> {
    const attempt = async () =>
      callProvider<T>(`${config.apiBase}${path}`, {
        method: options.body ? 'POST' : 'GET',
        headers: {
          authorization: `Bearer ${await accessToken()}`,
          ...(options.body && { 'content-type': 'application/json', prefer: 'return=representation' }),
          ...(options.key && { 'paypal-request-id': options.key }),
        },
        body: options.body && JSON.stringify(options.body),
      });
    try {
      return await attempt();
    } catch (error) {
      // The token was withdrawn before its time.
      if (refusalOf(error)?.status !== 401) throw error;
      token = null;
      return attempt();
    }
  };
}

/** `details[0].issue` of a refusal, or its `name`. */
export function issueOf(error: unknown): string | null {
  const data = refusalOf(error)?.data as { name?: string; details?: { issue?: string }[] } | null | undefined;
  return data?.details?.[0]?.issue ?? data?.name ?? null;
}
