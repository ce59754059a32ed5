import type { CurrencyCode } from '@tern/contract';
import type { Api } from '../../api/createApi.ts';
import { latestOnly } from '../../app/latestOnly.ts';
import type { Reply } from './checkoutEvents.ts';
import type { CardFields, CardFieldsOptions, FieldsPlace } from './openCardFields.ts';

/** ms in which the service names the key; after it the provider's page takes the place of the fields. */
const patience = 4000;

export type LoadFields = () => Promise<(options: CardFieldsOptions) => Promise<CardFields>>;

/** The provider's fields on this page. Their code, and the provider's script, come for those who pay in them. */
export function createFieldsEffects(api: Api, load: LoadFields, send: (reply: Reply) => void) {
  const openings = latestOnly();
  let fields: CardFields | null = null;

  async function open(place: FieldsPlace, amount: number, currency: CurrencyCode): Promise<Reply | null> {
    const isLatest = openings.start();
    try {
      const [openCardFields, { public_key, script_url }] = await Promise.all([
        load(),
        api.call('publicKey', {}, { signal: AbortSignal.timeout(patience) }),
      ]);
      if (!isLatest()) return null;
      if (!script_url) return { type: 'fieldsHosted' };
      const opened = await openCardFields({
        ...place,
        amount,
        currency,
        publicKey: public_key,
        scriptUrl: script_url,
      });
      if (!isLatest()) {
        opened.close();
        return null;
      }
      fields = opened;
      return { type: 'fieldsReady' };
    } catch {
      return isLatest() ? { type: 'fieldsBlocked' } : null;
    }
  }

  return {
    async open(place: FieldsPlace, amount: number, currency: CurrencyCode): Promise<void> {
      const reply = await open(place, amount, currency);
      if (reply) send(reply);
    },

    price: (amount: number, currency: CurrencyCode) => fields?.price(amount, currency),

    close() {
      openings.cancel();
      fields?.close();
      fields = null;
    },

    check: async (): Promise<Reply> =>
      !fields || (await fields.check()) ? { type: 'cardComplete' } : { type: 'cardIncomplete' },

    /** Confirms the payment of an order. Whatever is not known to have been refused is left to the order's page. */
    async confirm(secret: string, returnUrl: string): Promise<Reply> {
      const outcome = (await fields?.confirm(secret, returnUrl).catch(() => null)) ?? 'unknown';
      if (outcome === 'done') return { type: 'cardPaid' };
      return outcome === 'unknown' ? { type: 'outcomeUnknown' } : { type: 'stepFailed', error: outcome };
    },

    refuse: () => fields?.refuse(),
  };
}
