import { callProvider } from '../callProvider.ts';
import type { TpaConfig } from './config.ts';

export interface BtcpayClient {
  /** Posts a body, or reads without one. */
  call<T>(path: string, body?: object): Promise<T>;
  /** The path of the shop's store. */
  store: string;
}

export const createBtcpayClient = (config: TpaConfig): BtcpayClient => ({
  call: (path, body) =>
    callProvider(`${config.apiBase}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `token ${config.apiKey}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body && JSON.stringify(body),
    }),
  store: `/api/v1/stores/${encodeURIComponent(config.merchantId)}`,
});
