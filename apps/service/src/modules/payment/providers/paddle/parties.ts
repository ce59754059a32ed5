import { ProviderRefused } from '../PaymentAdapter.ts';
import { type PaddleClient, paddleErrorOf } from './client.ts';

interface Address {
  id: string;
  country_code: string;
  status: string;
}

export interface Parties {
  customer: string | null;
  address: string | null;
  /** The customer was made by this call: nothing of theirs is at Paddle yet. */
  isNew: boolean;
}

/** Paddle names the customer that has the address already, in the text of its refusal alone. */
const existing = /\bctm_[a-z\d]{26}\b/;

async function findCustomer(
  client: PaddleClient,
  email: string,
): Promise<Pick<Parties, 'customer' | 'isNew'>> {
  try {
    const made = await client.post<{ id: string }>('/customers', { email });
    return { customer: made.id, isNew: true };
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
    // An address that Paddle does not take is asked for again on its page.
    return { customer: existing.exec(paddleErrorOf(error)?.detail ?? '')?.[0] ?? null, isNew: false };
  }
}

async function findAddress(
  client: PaddleClient,
  { customer, isNew }: { customer: string; isNew: boolean },
  country: string,
): Promise<string | null> {
  const path = `/customers/${customer}/addresses`;
  const fits = (known: Address) => known.country_code === country && known.status === 'active';
  const known = isNew
    ? undefined
    : await client.findIn<Address>(path, { order_by: 'id[DESC]', per_page: '30' }, fits, 1);
  if (known) return known.id;
  try {
    return (await client.post<{ id: string }>(path, { country_code: country })).id;
  } catch (error) {
    // Some countries need a postal code, which Paddle's page asks for.
    if (!(error instanceof ProviderRefused)) throw error;
    return null;
  }
}

/**
 * Finds or makes who pays, and where. Without an address the transaction stays a draft until the buyer has entered
 * one on Paddle's page.
 */
export async function findParties(
  client: PaddleClient,
  { email, country }: { email: string | null; country: string | null },
): Promise<Parties> {
  if (!email) return { customer: null, address: null, isNew: false };
  const { customer, isNew } = await findCustomer(client, email);
  const address = customer && country ? await findAddress(client, { customer, isNew }, country) : null;
  return { customer, address, isNew };
}
