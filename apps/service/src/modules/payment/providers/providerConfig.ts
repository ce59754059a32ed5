import { type ProviderName, paymentProviders } from '@tern/domain';
import * as v from 'valibot';
import {
  type Environment,
  type Stage,
  secureAddressSetting,
  textSetting,
  withoutSlash,
} from '../../../settings.ts';

type Names = Readonly<Record<string, string>>;
type Values<Keys extends Names> = { [Key in keyof Keys]: string };

/** The settings of a provider that is on. */
export type ProviderSettings<Keys extends Names, More extends object = object> = Values<Keys> & {
  apiBase: string;
  /** Money moves; else a test mode of the provider, or a stand-in. */
  live: boolean;
} & More;

export interface ProviderConfig<Settings extends { live: boolean } = { live: boolean }> {
  /** Undefined: this way to pay is off. */
  schema(stage: Stage): v.GenericSchema<unknown, Settings | undefined>;
  /** Names of the settings without which the provider is off. */
  required: readonly string[];
  /** The setting that points the adapter at another host, a stand-in for one. */
  baseVariable: string;
  /** Keys that the stand-in accepts; worthless anywhere else. */
  standIn: object;
  /** Whether the settings would move money, complete or not. */
  movesMoney(given: Environment, stage: Stage): boolean;
}

/**
 * The configuration of one provider: all of its keys or none. With the sandbox on, the address of the API alone is
 * enough, and the keys of the stand-in fill the gaps. `entries` are further settings, `problems` the provider's own
 * rules, and `more` what its adapter needs besides.
 */
export function providerConfig<
  const Keys extends Names,
  const Entries extends v.ObjectEntries = Record<never, never>,
  More extends object = object,
>(options: {
  provider: ProviderName;
  /** Keys, and the variables that they stand in. */
  keys: Keys;
  apiBase: { variable: string; usual: (given: Environment) => string | undefined };
  standIn: Values<Keys>;
  /** Whether keys move money, without the sandbox. `given` are the variables, as far as they are set. */
  isLive(given: Environment, apiBase: string | undefined): boolean;
  /** A key that is refused while the sandbox is on. */
  liveKey?: { variable: string; pattern: RegExp };
  entries?: Entries;
  problems?(given: Environment, stage: Stage): string[];
  more?(given: Environment): More;
}): ProviderConfig<ProviderSettings<Keys, More>> & { standIn: Values<Keys> } {
  const { keys, apiBase, standIn, liveKey } = options;
  const { name } = paymentProviders[options.provider];
  const variables = Object.values(keys);
  const baseOf = (given: Environment) => withoutSlash(given[apiBase.variable]) ?? apiBase.usual(given);
  /** With the sandbox on, a given address leads to a stand-in. */
  const isStandIn = (given: Environment, stage: Stage) => stage.sandbox && !!given[apiBase.variable];
  const isOff = (given: Environment, stage: Stage) =>
    !isStandIn(given, stage) && variables.every((variable) => !given[variable]);

  const missing = (given: Environment, stage: Stage): string[] => {
    if (isStandIn(given, stage) || isOff(given, stage)) return [];
    const absent = variables.filter((variable) => !given[variable]);
    return [
      ...absent.map((variable) => `${variable} is missing: ${name} needs ${variables.join(', ')}.`),
      ...(baseOf(given) ? [] : [`${apiBase.variable} is missing: the address of the API of ${name}.`]),
    ];
  };
  const liveInSandbox = (given: Environment, stage: Stage): string[] =>
    liveKey && stage.sandbox && liveKey.pattern.test(given[liveKey.variable] ?? '')
      ? [`${liveKey.variable} is a live key, but the sandbox is on. Set SANDBOX=off or use a test key.`]
      : [];
  const movesMoney = (given: Environment, stage: Stage) =>
    !stage.sandbox && !isOff(given, stage) && options.isLive(given, baseOf(given));

  return {
    required: variables,
    baseVariable: apiBase.variable,
    standIn,
    movesMoney,
    schema: (stage) =>
      v.pipe(
        v.object({
          ...Object.fromEntries(variables.map((variable) => [variable, textSetting])),
          [apiBase.variable]: secureAddressSetting(apiBase.variable, stage),
          ...options.entries,
        }),
        v.rawCheck(({ dataset, addIssue }) => {
          if (!dataset.typed) return;
          const given = dataset.value as Environment;
          const problems = [
            ...missing(given, stage),
            ...liveInSandbox(given, stage),
            ...(options.problems?.(given, stage) ?? []),
          ];
          for (const message of problems) addIssue({ message });
        }),
        v.transform((checked) => {
          const given = checked as Environment;
          if (isOff(given, stage)) return undefined;
          const values = Object.fromEntries(
            Object.entries(keys).map(([key, variable]) => [key, given[variable] ?? standIn[key]]),
          );
          const settings = {
            ...values,
            apiBase: baseOf(given),
            live: movesMoney(given, stage),
            ...options.more?.(given),
          };
          return settings as unknown as ProviderSettings<Keys, More>;
        }),
      ),
  };
}

/** The settings that a provider's schema reads. */
export type SettingsOf<Config> = Config extends ProviderConfig<infer Settings> ? Settings : never;
