import * as v from 'valibot';
import { nothing } from '../fields.ts';
import { defineOperation } from '../operation.ts';

/**
 * Versions of the data on shared pages. A value that differs from an earlier one says that pages with this
 * subject must be made anew; equal values say that nothing changed. For caches in front of the service.
 */
export const publicVersion = defineOperation({
  name: 'publicVersion',
  method: 'GET',
  path: '/api/mms/payment/v1/providers/version',
  auth: 'none',
  summary:
    'Versions of the prices, campaigns, settings, articles, texts, incidents and network that pages show.',
  input: nothing,
  output: v.object({
    prices: v.string(),
    campaigns: v.string(),
    /**
     * Ways to pay and test mode; null until this service has read the app config, without which pages have no downloads.
     * It says nothing about the downloads themselves: services that have read them at different times would differ.
     */
    settings: v.nullable(v.string()),
    articles: v.string(),
    texts: v.string(),
    /** Incidents and maintenance. Measurements change nothing here: pages are made anew often enough for them. */
    status: v.optional(v.string()),
    /** Whether there is a network feed. Later feeds change nothing here: pages are made anew often enough for them. */
    network: v.optional(v.string()),
  }),
  errors: [],
});
