import * as v from 'valibot';
import {
  choiceSetting,
  numberSetting,
  type Stage,
  secureAddressSetting,
  textSetting,
  withoutSlash,
} from '../../settings.ts';

/** Stands between visitors and the calls that bots like: login, sign-up, codes, contact, newsletter. */
export type BotCheckConfig = { kind: 'off' } | { kind: 'altcha' } | ({ kind: 'recaptcha' } & RecaptchaConfig);

export interface RecaptchaConfig {
  /** With a picture to click. */
  r2: RecaptchaKeys | undefined;
  /** With a score. */
  r3: RecaptchaKeys | undefined;
  /** Google, or a stand-in; without a trailing slash. */
  host: string;
  /** 0 to 1: below it a visitor counts as a bot. */
  minScore: number;
}

export interface RecaptchaKeys {
  siteKey: string;
  secret: string;
}

const keysOf = (siteKey: string | undefined, secret: string | undefined): RecaptchaKeys | undefined =>
  siteKey && secret ? { siteKey, secret } : undefined;

export const botCheckConfig = (stage: Stage) =>
  v.pipe(
    v.object({
      BOT_CHECK: choiceSetting('BOT_CHECK', ['altcha', 'recaptcha', 'off']),
      RECAPTCHA_V2_SITE_KEY: textSetting,
      RECAPTCHA_V2_SECRET: textSetting,
      RECAPTCHA_V3_SITE_KEY: textSetting,
      RECAPTCHA_V3_SECRET: textSetting,
      RECAPTCHA_HOST: secureAddressSetting('RECAPTCHA_HOST', stage),
      RECAPTCHA_MIN_SCORE: numberSetting(
        (score) => score >= 0 && score <= 1,
        'RECAPTCHA_MIN_SCORE is a number from 0 to 1.',
      ),
    }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const { value } = dataset;
      for (const version of ['V2', 'V3'] as const) {
        const given = [value[`RECAPTCHA_${version}_SITE_KEY`], value[`RECAPTCHA_${version}_SECRET`]];
        if (given.filter(Boolean).length === 1) {
          addIssue({ message: `reCAPTCHA ${version} needs its site key and its secret.` });
        }
      }
      const whole = (['V2', 'V3'] as const).some(
        (version) => value[`RECAPTCHA_${version}_SITE_KEY`] && value[`RECAPTCHA_${version}_SECRET`],
      );
      if (value.BOT_CHECK?.toLowerCase() === 'recaptcha' && !whole) {
        addIssue({ message: 'BOT_CHECK is recaptcha, but no key of it is set.' });
      }
    }),
    v.transform((given): { botCheck: BotCheckConfig } => {
      const r2 = keysOf(given.RECAPTCHA_V2_SITE_KEY, given.RECAPTCHA_V2_SECRET);
      const r3 = keysOf(given.RECAPTCHA_V3_SITE_KEY, given.RECAPTCHA_V3_SECRET);
      const kind = given.BOT_CHECK?.toLowerCase() ?? (r2 || r3 ? 'recaptcha' : 'altcha');
      if (kind === 'off' || kind === 'altcha') return { botCheck: { kind } };
      return {
        botCheck: {
          kind: 'recaptcha',
          r2,
          r3,
          host: withoutSlash(given.RECAPTCHA_HOST) ?? 'https://www.google.com',
          minScore: Number(given.RECAPTCHA_MIN_SCORE ?? '0.5'),
        },
      };
    }),
  );
