import type { OpenOptions } from '../PaymentAdapter.ts';
import { returnUrls } from '../returnUrls.ts';

/** The settings of PayPal's page: its brand, and where it leads the buyer back to. */
export function experience(options: OpenOptions, brandName: string) {
  const back = returnUrls(options);
  return {
    brand_name: brandName,
    shipping_preference: 'NO_SHIPPING',
    return_url: back.paid,
    cancel_url: back.cancelled,
  };
}
