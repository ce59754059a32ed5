import { methodsOfProvider, type ProviderName, paymentProviders, webhookPath } from '@tern/domain';
import type { Handler } from './handler.ts';
import { handlers } from './handlers.ts';
import { day, hour, type Limit, minute } from './limit.ts';
import { finishTries } from './modules/account/account.module.ts';
import { withoutScriptLimits } from './modules/botCheck/botCheck.module.ts';
import { unprovenNotices } from './modules/mail/mail.module.ts';
import { requiredSettings } from './modules/payment/providers/paymentConfig.ts';
import { policyReportsPerVisitor } from './modules/report/report.module.ts';

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

/** The limits of a handler, and those of its plain form. */
export const limitsOf = ({ operation, limits }: Handler): readonly Limit[] =>
  operation.plainForm ? [...limits, ...withoutScriptLimits] : limits;

/** Limits that no handler takes: of addresses outside of the contract, by their name in the metrics, and of mails. */
export const rawLimits: ReadonlyMap<Limit, string[]> = new Map([
  [policyReportsPerVisitor, ['policyReport']],
  [finishTries, ['factorRecoveryPage']],
  [
    unprovenNotices,
    [
      ...['login', 'deviceLogin', 'setPassword', 'changePassword', 'accountDelete', 'accountDeleteCancel'],
      ...['loginSecondStep', 'secondFactorConfirm', 'secondFactorRemove', 'recoveryCodesRenew'],
      ...['passkeyLogin', 'passkeyAdd', 'passkeyAddOptions', 'passkeyRemove', 'emailChangeRequest'],
      'secondFactorSetUp',
    ],
  ],
]);

/** Every limit there is, as docs/operations.md lists them. */
export function limitsTable(): string {
  const operationsOf = new Map<Limit, string[]>(rawLimits);
  for (const handler of handlers) {
    for (const limit of limitsOf(handler)) {
      operationsOf.set(limit, [...(operationsOf.get(limit) ?? []), handler.operation.name]);
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
