import { describe, expect, it } from 'vitest';
import {
  isPaymentMethod,
  methodsOfProvider,
  type PaymentMethodEntry,
  type ProviderName,
  paymentMethodCodes,
  paymentMethods,
  paymentProviders,
  webhookPath,
} from './methods.ts';

const entries = Object.values<PaymentMethodEntry>(paymentMethods);
const providers = Object.keys(paymentProviders) as ProviderName[];

describe('the table of payment methods', () => {
  it('gives every operation a name and a path of its own', () => {
    const calls = entries.flatMap(({ purchase, result }) => (result ? [purchase, result] : [purchase]));
    expect(new Set(calls.map(({ name }) => name)).size).toBe(calls.length);
    expect(new Set(calls.map(({ path }) => path)).size).toBe(calls.length);
    for (const { path } of calls) expect(path).toMatch(/^(?:\/[a-z0-9_]+)+$/);
  });

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
