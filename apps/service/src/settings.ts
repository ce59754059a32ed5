import { StatedError } from '@tern/observe/StatedError';
import * as v from 'valibot';

/** Environment variables, as they come. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Decided before the parts are read, since most of them depend on it. */
export interface Stage {
  /** Stand-ins take the place of the outside world. */
  sandbox: boolean;
  production: boolean;
}

/** Thrown with every problem at once, one sentence each. */
export class ConfigError extends StatedError {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

/** A `Record` of the variables that say something, without the blanks around them. */
export function givenSettings(env: Environment): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => {
      const text = value?.trim();
      return text ? [[name, text]] : [];
    }),
  );
}

// The entries of a part only judge, and leave the text as it is: the rules of a part run over its entries although
// one of them is wrong, so that all problems are reported together. Values are made in the part's last step.

export const textSetting = v.optional(v.string());

const onWords = ['1', 'on', 'true', 'yes'];
const offWords = ['0', 'off', 'false', 'no'];

export const flagSetting = (name: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.check(
        (value) => [...onWords, ...offWords].includes(value.toLowerCase()),
        ({ input }) => `${name} is "${input.toLowerCase()}"; write on or off.`,
      ),
    ),
  );

/** The value of a `flagSetting`. */
export const isOn = (value: string | undefined, otherwise = false): boolean =>
  value === undefined ? otherwise : onWords.includes(value.toLowerCase());

const web = ['http:', 'https:'];

export const addressSetting = (name: string, protocols: readonly string[] = web) =>
  v.optional(
    v.pipe(
      v.string(),
      v.check(
        (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
        `${name} is not an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}.`,
      ),
    ),
  );

/** The value of an `addressSetting`: without a trailing slash. */
export const withoutSlash = <T extends string | undefined>(address: T) =>
  address?.replace(/\/+$/, '') as T extends string ? string : string | undefined;

/** An `addressSetting` that needs TLS in production, save on this machine. */
export const secureAddressSetting = (name: string, { production, sandbox }: Stage) =>
  v.optional(
    v.pipe(
      v.unwrap(addressSetting(name)),
      v.check(
        (value) =>
          !production ||
          sandbox ||
          !URL.canParse(value) ||
          new URL(value).protocol === 'https:' ||
          /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(value).hostname),
        `${name} must start with https:// in production: what is fetched from there is trusted.`,
      ),
    ),
  );

export const choiceSetting = (name: string, choices: readonly string[]) =>
  v.optional(
    v.pipe(
      v.string(),
      v.check((value) => choices.includes(value.toLowerCase()), `${name} is one of ${choices.join(', ')}.`),
    ),
  );

export const numberSetting = (fits: (value: number) => boolean, problem: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.check((value) => fits(Number(value)), problem),
    ),
  );

/** Entries with a separator between them; none for a setting that says nothing. */
export const listOf = (text: string | undefined, separator = ','): string[] =>
  (text ?? '')
    .split(separator)
    .map((entry) => entry.trim())
    .filter(Boolean);
