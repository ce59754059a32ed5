import { type ProviderName, paymentProviders } from '@tern/domain';
import * as v from 'valibot';
import { type Environment, flagSetting, isOn, type Stage } from '../../../settings.ts';
import type { ProviderConfig, SettingsOf } from './providerConfig.ts';
import * as registry from './registry.ts';

type Registry = typeof registry;

const providers: Registry = registry;

/** The settings of every provider that is on. */
export type PaymentConfig = {
  readonly [Name in ProviderName]?: SettingsOf<Registry[Name]['config']>;
};

const names = Object.keys(paymentProviders) as ProviderName[];

const configOf = (name: ProviderName): ProviderConfig => providers[name].config;

/** Keys that the stand-ins accept; worthless anywhere else. */
export const standInKeys = Object.fromEntries(names.map((name) => [name, configOf(name).standIn])) as {
  readonly [Name in ProviderName]: Registry[Name]['config']['standIn'];
};

/** The settings that point each adapter at another host. */
export const apiBaseVariables: readonly string[] = names.map((name) => configOf(name).baseVariable);

/** The settings without which a provider is off. */
export const requiredSettings = (name: ProviderName): readonly string[] => configOf(name).required;

const namesOf = (list: readonly ProviderName[]) => list.map((name) => paymentProviders[name].name).join(', ');

/** Rules over all providers together; those of one alone stand in its own configuration. */
export const paymentConfig = (stage: Stage) =>
  v.pipe(
    v.object({
      providers: v.record(v.string(), v.optional(v.object({ live: v.boolean() }))),
      /** Some provider has settings that are wrong or missing. */
      broken: v.boolean(),
      given: v.record(v.string(), v.string()),
      databaseUrl: v.optional(v.string()),
      ALLOW_LIVE_ON_EMBEDDED: flagSetting('ALLOW_LIVE_ON_EMBEDDED'),
    }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const { providers, broken, given, databaseUrl, ALLOW_LIVE_ON_EMBEDDED } = dataset.value;
      const live = names.filter((name) => configOf(name).movesMoney(given, stage));
      const test = names.filter((name) => providers[name] && !live.includes(name));
      if (live.length && test.length) {
        addIssue({
          message: `Live and test keys are mixed: ${namesOf(live)} would move money, ${namesOf(test)} would not. Take all from one mode.`,
        });
      }
      if (live.length && !databaseUrl && !isOn(ALLOW_LIVE_ON_EMBEDDED)) {
        addIssue({
          message:
            'Live payment keys need a database with backups: set DATABASE_URL, or ALLOW_LIVE_ON_EMBEDDED=1 if you know what you do.',
        });
      }
      const none = !broken && names.every((name) => !providers[name]);
      if (none && stage.production && !stage.sandbox) {
        addIssue({
          message:
            "No way to pay is configured: set STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET, or another provider's keys (docs/operations.md), or SANDBOX=on to try the product.",
        });
      }
    }),
  );

/** Everything that reads settings here. */
export const paymentSchemas = (stage: Stage): readonly v.GenericSchema[] => [
  paymentConfig(stage),
  ...names.map((name) => configOf(name).schema(stage)),
];

/** Reads the settings of every provider. Each problem is one sentence. */
export function readPayment(
  given: Environment,
  stage: Stage,
  databaseUrl: string | undefined,
): { payment: PaymentConfig; problems: string[] } {
  const problems: string[] = [];
  const payment: Record<string, { live: boolean }> = {};
  for (const name of names) {
    const read = v.safeParse(configOf(name).schema(stage), given);
    if (!read.success) problems.push(...read.issues.map(({ message }) => message));
    else if (read.output) payment[name] = read.output;
  }
  const together = v.safeParse(paymentConfig(stage), {
    providers: payment,
    broken: problems.length > 0,
    given,
    databaseUrl,
    ALLOW_LIVE_ON_EMBEDDED: given.ALLOW_LIVE_ON_EMBEDDED,
  });
  if (!together.success) problems.push(...together.issues.map(({ message }) => message));
  return { payment: payment as PaymentConfig, problems };
}
