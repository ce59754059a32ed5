import type { CurrencyCode } from '@tern/contract';

/** What plans are sold in (spec section 9). */
export const currencies: readonly CurrencyCode[] = ['USD', 'AUD', 'CAD', 'GBP'];
