import { createVerify } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { dayMs } from '@tern/domain';
import type { Clock } from '../../../../clock.ts';
import { sendObserved } from '../../../../observe/providerCalls.ts';
import { type PaymentAdapter, ProviderUnavailable } from '../PaymentAdapter.ts';
import type { PaypalConfig } from './config.ts';
import { type PaypalEvent, paypalEvent } from './events.ts';
import { readSigner } from './readSigner.ts';

/** PayPal repeats a message for three days. */
const oldest = 4 * dayMs;

/** Reads PayPal's webhooks: signed with RSA over a CRC of the body, by a certificate at PayPal's own address. */
export function createPaypalWebhook(
  config: PaypalConfig,
  clock: Clock,
): Pick<PaymentAdapter, 'verify' | 'readEvent'> {
  const certificates = new Map<string, string>();

  async function keyOf(address: string) {
    const known = certificates.get(address);
    if (known) return readSigner(known, clock.now());
    const url = new URL(address);
    const base = new URL(config.apiBase);
    const ours = url.origin === base.origin;
    if (!ours && !(url.protocol === 'https:' && /(?:^|\.)paypal\.com$/.test(url.hostname))) {
      throw new Error('a certificate from somewhere else');
    }
    const fetched = await fetchText(address);
    const key = readSigner(fetched, clock.now());
    certificates.set(address, fetched);
    return key;
  }

  return {
    async verify(body, header) {
      const id = header('paypal-transmission-id');
      const time = header('paypal-transmission-time');
      const signature = header('paypal-transmission-sig');
      const address = header('paypal-cert-url');
      if (!id || !time || !signature || !address) throw new Error('not signed');
      if (header('paypal-auth-algo') !== 'SHA256withRSA') throw new Error('an unknown algorithm');
      const age = clock.now() - Date.parse(time);
      if (!(age < oldest && age > -300_000)) throw new Error('too old');
      const said = `${id}|${time}|${config.webhookId}|${crc32(body)}`;
      const good = createVerify('sha256')
        .update(said)
        .verify(await keyOf(address), signature, 'base64');
      if (!good) throw new Error('the signature does not match');
      const event = JSON.parse(body.toString('utf8')) as { id?: unknown; event_type?: unknown };
      return { id: event.id, type: event.event_type, livemode: config.live };
    },

    readEvent: (body) => paypalEvent(JSON.parse(body) as PaypalEvent),
  };
}

async function fetchText(address: string): Promise<string> {
  // Not JSON, but a lost response and a refusal count the same.
  let text = '';
  try {
    const response = await sendObserved((headers) =>
      fetch(address, { headers, redirect: 'error', signal: AbortSignal.timeout(10_000) }),
    );
    if (!response.ok) throw new Error(`status ${response.status}`);
    text = await response.text();
  } catch (error) {
    throw new ProviderUnavailable(error);
  }
  return text;
}
