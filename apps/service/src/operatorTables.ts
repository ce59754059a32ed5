import { methodsOfProvider, type ProviderName, paymentProviders, webhookPath } from '@tern/domain';
import { handlers } from './handlers.ts';
import { day, hour, type Limit, minute } from './limit.ts';
import { requiredSettings } from './modules/payment/providers/paymentConfig.ts';

const code = (word: string) => `\`${word}\``;
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** The ways to pay, as docs/operations.md lists them. */
export const methodsTable = (): string =>
  table(
    ['code', 'provider', 'settings', 'webhook'],
    (Object.keys(paymentProviders) as ProviderName[]).map((provider) => [
      methodsOfProvider(provider).map(code).join(', '),
      paymentProviders[provider].name,
      requiredSettings(provider).map(code).join(', '),
      code(webhookPath(provider)),
    ]),
  );

const units: readonly [number, string][] = [
  [day, 'day'],
  [hour, 'hour'],
  [minute, 'minute'],
];

function windowOf({ seconds }: Limit): string {
  const [size, name] = units.find(([unit]) => seconds % unit === 0) ?? [1, 'second'];
  return seconds === size ? name : `${seconds / size} ${name}s`;
}

/** Every limit that a handler declares, as docs/operations.md lists them. */
export function limitsTable(): string {
  const operationsOf = new Map<Limit, string[]>();
  for (const { operation, limits } of handlers) {
    for (const limit of limits) {
      operationsOf.set(limit, [...(operationsOf.get(limit) ?? []), operation.name]);
    }
  }
  return table(
    ['counted', 'at most', 'operations'],
    [...operationsOf].map(([limit, names]) => [
      limit.counts,
      `${limit.count} in ${limit.seconds === day || limit.seconds === hour || limit.seconds === minute ? 'one ' : ''}${windowOf(limit)}`,
      names.map(code).join(', '),
    ]),
  );
}
