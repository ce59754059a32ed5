import { isCurrency } from '@tern/domain';
import { CodeTry, type TriedCode } from '@tern/patterns';
import { useEffect, useState } from 'react';
import { CallError } from '../api/CallError.ts';
import { createApi } from '../api/createApi.ts';
import { useSite } from '../app/SiteContext.tsx';
import { localHref } from '../app/StaticLink.tsx';
import { readCookies } from '../purchase/readCookies.ts';

export interface CodeTryIslandProps {
  /** The plan whose price is shown. */
  plan: string;
  /** The parameter by which the checkout takes such a code. */
  param: 'coupon' | 'invite_code' | 'student_code';
}

/** A code is tried where its programme is explained. */
export function CodeTryIsland({ plan, param }: CodeTryIslandProps) {
  const site = useSite();
  const [result, setResult] = useState<TriedCode | null>(null);
  const [busy, setBusy] = useState(false);
  const [initial, setInitial] = useState('');
  // The page is the same for everybody: the code of the link stands in the address alone.
  useEffect(() => setInitial(new URLSearchParams(location.search).get(param) ?? ''), [param]);
  const checkout = `/pricing/checkout/${plan}`;
  const attempt = async (code: string) => {
    setBusy(true);
    setResult(await tryCode({ plan, code, href: `${checkout}?${new URLSearchParams({ [param]: code })}` }));
    setBusy(false);
  };
  return (
    <CodeTry
      key={initial}
      initial={initial}
      action={localHref(checkout, site)}
      param={param}
      busy={busy}
      result={result}
      onTry={(code) => void attempt(code)}
    />
  );
}

interface Attempt {
  plan: string;
  code: string;
  href: string;
}

/** In the currency that was chosen, else in that of the visitor's country. */
async function tryCode({ plan, code, href }: Attempt): Promise<TriedCode> {
  const api = createApi({ token: () => null });
  const chosen = readCookies().currency;
  try {
    const priced = await api.call('quote', {
      product_id: plan,
      code,
      ...(isCurrency(chosen) && { currency: chosen }),
    });
    return {
      code,
      price: { amount: priced.amount, currency: priced.currency },
      before: { amount: priced.renewal_amount, currency: priced.currency },
      count: priced.interval_count,
      unit: priced.interval_unit,
      href,
      ...(priced.origin?.instead && { instead: true }),
    };
  } catch (error) {
    if (!(error instanceof CallError)) return { failure: 'failed' };
    const { code_refusal: refusal } = error.details;
    if (refusal) return { refusal };
    return { failure: error.error === 'rate_limited' ? 'rate_limited' : 'failed' };
  }
}
