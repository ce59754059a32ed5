import type { StateFile } from '../../state.ts';
import { invalidField, notFound, paddleError, refuseUnknown } from './paddleError.ts';
import { paddleId } from './paddleId.ts';

export interface Customer {
  id: string;
  name: string | null;
  email: string;
  marketing_consent: boolean;
  status: 'active' | 'archived';
  custom_data: object | null;
  locale: string;
  created_at: string;
  updated_at: string;
  import_meta: null;
}

export interface Address {
  id: string;
  customer_id: string;
  description: string | null;
  first_line: string | null;
  second_line: string | null;
  city: string | null;
  postal_code: string | null;
  region: string | null;
  country_code: string;
  custom_data: object | null;
  status: 'active' | 'archived';
  created_at: string;
  updated_at: string;
  import_meta: null;
}

/** Where Paddle takes no address without a postal code. */
const postalCodeCountries = new Set(['AU', 'CA', 'DE', 'ES', 'FR', 'GB', 'IN', 'IT', 'NL', 'US']);
/** Where Paddle does not sell. */
const noSales = new Set(['BY', 'CU', 'IR', 'KP', 'RU', 'SY']);

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

/** Customers and their addresses, as Paddle stores them. */
export function createParties(state: StateFile, now: () => number) {
  const { things } = state.data;
  const at = () => new Date(now()).toISOString();
  const all = (prefix: string) =>
    Object.entries(things).flatMap(([id, thing]) => (id.startsWith(prefix) ? [thing as object] : []));
  const customers = () => all('ctm_') as Customer[];
  const addresses = () => all('add_') as Address[];

  return {
    customer: (id: string) => customers().find((known) => known.id === id),
    address: (id: string) => addresses().find((known) => known.id === id),
    customersBy: (email: string | undefined) =>
      customers().filter((known) => !email || email.split(',').includes(known.email)),
    addressesOf: (customer: string) => addresses().filter((known) => known.customer_id === customer),

    createCustomer(body: Record<string, unknown>): Customer {
      refuseUnknown(body, { email: true, name: true, custom_data: true, locale: true });
      const email = text(body.email);
      if (!email || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
        throw invalidField('email', 'Does not match format email');
      }
      const known = customers().find((other) => other.email.toLowerCase() === email.toLowerCase());
      if (known) {
        throw paddleError(
          409,
          'customer_already_exists',
          `customer email conflicts with customer of id ${known.id}`,
        );
      }
      const customer: Customer = {
        id: paddleId('ctm'),
        name: text(body.name),
        email,
        marketing_consent: false,
        status: 'active',
        custom_data: (body.custom_data as object | undefined) ?? null,
        locale: text(body.locale) ?? 'en',
        created_at: at(),
        updated_at: at(),
        import_meta: null,
      };
      things[customer.id] = { ...customer };
      return customer;
    },

    createAddress(customerId: string, body: Record<string, unknown>): Address {
      refuseUnknown(body, {
        description: true,
        first_line: true,
        second_line: true,
        city: true,
        postal_code: true,
        region: true,
        country_code: true,
        custom_data: true,
      });
      if (!customers().some(({ id }) => id === customerId)) throw notFound(customerId);
      const country = text(body.country_code);
      if (!country || !/^[A-Z]{2}$/.test(country)) throw invalidField('country_code', 'Unknown country');
      if (noSales.has(country)) {
        throw paddleError(
          400,
          'address_location_not_allowed',
          'Cannot create address with an unsupported location',
        );
      }
      if (postalCodeCountries.has(country) && !text(body.postal_code)) {
        throw invalidField('postal_code', `A postal code is required for ${country}`);
      }
      const address: Address = {
        id: paddleId('add'),
        customer_id: customerId,
        description: text(body.description),
        first_line: text(body.first_line),
        second_line: text(body.second_line),
        city: text(body.city),
        postal_code: text(body.postal_code),
        region: text(body.region),
        country_code: country,
        custom_data: (body.custom_data as object | undefined) ?? null,
        status: 'active',
        created_at: at(),
        updated_at: at(),
        import_meta: null,
      };
      things[address.id] = { ...address };
      return address;
    },
  };
}

export type Parties = ReturnType<typeof createParties>;
