import { describe, expect, it } from 'vitest';
import {
  isPaymentMethod,
  methodsOfProvider,
  type ProviderName,
  paymentMethodCodes,
  paymentProviders,
  webhookPath,
} from './methods.ts';

const providers = Object.keys(paymentProviders) as ProviderName[];

describe('the table of payment methods', () => {
  it('has a method for every provider, and a code of its own for each', () => {
    expect(providers.flatMap(methodsOfProvider).sort()).toEqual([...paymentMethodCodes].sort());
    for (const provider of providers) expect(methodsOfProvider(provider)).not.toEqual([]);
    expect(new Set(Object.values(paymentProviders).map(({ code }) => code)).size).toBe(providers.length);
  });

  it('knows the codes and webhook paths of the specification', () => {
    expect(['pd', 'ps', 'subscription', 'rz', 's1', 'gap', 'tpa'].every(isPaymentMethod)).toBe(true);
    expect(['S1', 'grant', '', 'toString', null].some(isPaymentMethod)).toBe(false);
    expect(providers.map(webhookPath)).toEqual(
      ['s1', 'ps', 'pd', 'rz', 'tpa'].map((code) => `/api/mms/payment/v1/providers/${code}/webhook`),
    );
  });
});
