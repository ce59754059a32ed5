import type { CurrencyCode } from '@tern/contract';
import { type PlanView, PriceTeaser } from '@tern/patterns';
import { useState } from 'react';

export interface PriceTeaserIslandProps {
  currency: CurrencyCode;
  /** Plans of every currency, so that the switch needs no call. */
  plans: Partial<Record<CurrencyCode, PlanView[]>>;
}

/** The plans on the home page with their currency switch. */
export function PriceTeaserIsland({ currency: initial, plans }: PriceTeaserIslandProps) {
  const [currency, setCurrency] = useState(initial);
  return (
    <PriceTeaser
      plans={plans[currency] ?? []}
      hrefFor={(planId) => `/pricing/checkout/${planId}`}
      currency={currency}
      currencies={Object.keys(plans) as CurrencyCode[]}
      onCurrencyChange={(chosen) => {
        const next = chosen as CurrencyCode;
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every supported browser
        document.cookie = `currency=${next}; Path=/; Max-Age=31536000; SameSite=Lax`;
        setCurrency(next);
      }}
    />
  );
}
