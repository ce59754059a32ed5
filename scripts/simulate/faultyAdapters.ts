import type { Service } from '@tern/service';
import { ProviderUnavailable } from '@tern/service/PaymentAdapter';
import type { Fault, Inhabitant } from './inhabitant.ts';

/** Provider calls go wrong as their buyer's life says, and every buyer has a card of their own. */
export function wrapAdapters(service: Service, inhabitants: readonly Inhabitant[]): void {
  const { adapters } = service.context;
  for (const adapter of Object.values(adapters) as unknown as Record<string, unknown>[]) {
    for (const [name, own] of Object.entries(adapter)) {
      if (typeof own !== 'function') continue;
      adapter[name] = (...given: unknown[]) => {
        const [first] = given as [{ userId?: string; order?: { userId: string } } | undefined];
        const userId = first?.order?.userId ?? first?.userId;
        const faults = inhabitants.find((one) => one.userId === userId)?.faults;
        const call = () => ownCard(own.apply(adapter, given));
        if (userId === undefined || !faults?.length || name === 'isUnannounced') return call();
        return withFault(faults.shift() as Fault, async () => call());
      };
    }
  }
}

/** All buyers of the stand-ins pay with the same cards: here each has one of their own. */
function ownCard(given: unknown): unknown {
  if (given instanceof Promise) return given.then(ownCard);
  const { facts, payer, userId } = (given ?? {}) as {
    facts?: unknown;
    payer?: string | null;
    userId?: string;
  };
  if (facts) return { ...(given as object), facts: ownCard(facts) };
  return payer ? { ...(given as object), payer: `${payer} of ${userId}` } : given;
}

async function withFault(fault: Fault, call: () => Promise<unknown>): Promise<unknown> {
  if (fault === 'away') throw new ProviderUnavailable(new Error('simulated'));
  await call();
  if (fault === 'lost') throw new ProviderUnavailable(new Error('simulated'));
  throw new Error('The process ends here.');
}
