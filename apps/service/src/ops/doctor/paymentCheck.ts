import { webhookPaths } from '@tern/contract';
import { methodsOfProvider, type ProviderName, paymentProviders } from '@tern/domain';
import { createObserve } from '@tern/observe';
import { createAdapters } from '../../modules/payment/providers/createAdapters.ts';
import type { PaymentAdapter, WebhookEndpoint } from '../../modules/payment/providers/PaymentAdapter.ts';
import { ProviderRefused } from '../../modules/payment/providers/PaymentAdapter.ts';
import type { OrderRow } from '../../modules/payment/rows/paymentRows.ts';
import { createServiceMetrics } from '../../observe/serviceMetrics.ts';
import { type Check, type Finding, ok, problem, warning } from './Check.ts';

/** The status and the code of the innermost failure. */
function failureOf(error: unknown): { status?: number; code?: string } {
  const found: { status?: number; code?: string } = {};
  for (let at = error; typeof at === 'object' && at !== null; ) {
    const failure = at as {
      status?: number;
      statusCode?: number;
      code?: unknown;
      cause?: unknown;
      detail?: unknown;
    };
    const { status, statusCode, code } = failure;
    // Stripe's library calls the cause of a lost connection so.
    at = failure.cause ?? failure.detail;
    found.status = status ?? statusCode ?? found.status;
    if (typeof code === 'string') found.code = code;
  }
  return found;
}

/** Reads an order that nobody made: a provider that knows our keys says that there is none. */
async function checkProvider(adapter: PaymentAdapter, name: ProviderName): Promise<Finding> {
  const label = paymentProviders[name].name;
  const nobodys = {
    method: methodsOfProvider(name)[0],
    entry: 'hosted',
    providerSession: 'none_tern_doctor',
    createdAt: new Date(),
    closesAt: new Date(),
  };
  try {
    await adapter.readCheckout(nobodys as OrderRow);
    return ok(`${label} answers.`);
  } catch (error) {
    const { status, code } = failureOf(error);
    if (status === 401 || status === 403) {
      return problem(
        `${label} refuses the keys (${status}).`,
        `Take the keys of ${label} from its dashboard.`,
      );
    }
    if (error instanceof ProviderRefused) return ok(`${label} answers, and knows the keys.`);
    return problem(
      `${label} does not answer (${status ?? code ?? 'no answer'}).`,
      'Look at its status page, and whether this machine may connect to it.',
    );
  }
}

/** Events written in another version are misread: renewals would not find their order. */
export function webhookFindings(
  label: string,
  path: string,
  endpoints: readonly WebhookEndpoint[],
): Finding[] {
  const ours = endpoints.filter(({ url, enabled }) => enabled && new URL(url).pathname === path);
  if (!ours.length) {
    return [
      warning(
        `${label} has no webhook endpoint that ends in ${path}: payments are found by asking, minutes late.`,
        'Create it as docs/payments says.',
      ),
    ];
  }
  return ours.flatMap(({ version, wanted, missing = [] }) => [
    ...(wanted === null
      ? []
      : [
          problem(
            `${label} writes events in another API version than is read here (${version}).`,
            `Create an endpoint with the version ${wanted}, then delete this one.`,
          ),
        ]),
    ...(missing.length === 0
      ? []
      : [
          warning(
            `${label} does not send all events that are read here: ${missing.join(', ')} are missing.`,
            'Tick them at its webhook.',
          ),
        ]),
  ]);
}

async function examineWebhooks(adapter: PaymentAdapter, name: ProviderName): Promise<Finding[]> {
  const { name: label, code } = paymentProviders[name];
  if (!adapter.listWebhooks) return [];
  try {
    return webhookFindings(label, webhookPaths[code], await adapter.listWebhooks());
  } catch (error) {
    const { status, code: failure } = failureOf(error);
    return [
      warning(
        `${label} does not show its webhook endpoints (${status ?? failure ?? 'no answer'}).`,
        'Give the key the right to read them, or look at their API version in the dashboard.',
      ),
    ];
  }
}

/** Every configured provider answers a call with our keys that changes nothing, and sends events that can be read. */
export const paymentCheck: Check = {
  name: 'payment',
  async examine({ payment }) {
    const observe = createObserve();
    const instruments = { metrics: createServiceMetrics(observe), tracing: observe.tracing };
    const adapters = createAdapters(payment, { now: Date.now }, instruments);
    const checks = (Object.keys(payment) as ProviderName[]).map(async (name) => {
      const adapter = adapters[paymentProviders[name].code];
      if (!adapter) return [];
      const found = await checkProvider(adapter, name);
      return found.level === 'ok' ? [found, ...(await examineWebhooks(adapter, name))] : [found];
    });
    const findings = (await Promise.all(checks)).flat();
    return findings.length
      ? findings
      : [warning('No way to pay is configured.', 'Set the keys of a provider.')];
  },
};
