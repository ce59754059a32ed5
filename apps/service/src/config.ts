import * as v from 'valibot';
import { databaseConfig } from './db/databaseConfig.ts';
import { passwordRangeConfig } from './modules/account/passwordRangeConfig.ts';
import { retentionConfig } from './modules/account/retentionConfig.ts';
import { analyticsConfig } from './modules/analytics/analyticsConfig.ts';
import { appConfigSource } from './modules/appConfig/appConfigSource.ts';
import { wordPressConfig } from './modules/blog/wordPressConfig.ts';
import { botCheckConfig } from './modules/botCheck/botCheckConfig.ts';
import { exitConfig } from './modules/geo/exitConfig.ts';
import { invoiceConfig } from './modules/invoices/invoiceConfig.ts';
import { mailConfig } from './modules/mail/mailConfig.ts';
import { networkConfig } from './modules/network/networkConfig.ts';
import { newsletterConfig } from './modules/newsletter/newsletterConfig.ts';
import { partnersConfig } from './modules/partners/partnersConfig.ts';
import { campaignsConfig } from './modules/payment/campaigns/campaignsConfig.ts';
import { trialConfig } from './modules/payment/catalogue/trialConfig.ts';
import { cardMethodsConfig } from './modules/payment/instruments/cardMethodsConfig.ts';
import { moneyBackConfig } from './modules/payment/leaving/moneyBackConfig.ts';
import {
  type PaymentConfig,
  paymentSchemas,
  readPayment,
} from './modules/payment/providers/paymentConfig.ts';
import { renewalConfig } from './modules/payment/renewals/renewalConfig.ts';
import { smartDnsConfig } from './modules/smartDns/smartDnsConfig.ts';
import { studentsConfig } from './modules/students/studentsConfig.ts';
import { leakTestConfig } from './modules/tools/leakTestConfig.ts';
import { provisionConfig } from './modules/wireguard/provisionConfig.ts';
import { outsideConfig } from './outsideConfig.ts';
import { serverConfig } from './serverConfig.ts';
import { ConfigError, type Environment, flagSetting, givenSettings, isOn, type Stage } from './settings.ts';
import { stopConfig } from './stopSettings.ts';
import { settingNames } from './unknownSettings.ts';

/** One schema for each part of the service, which stands beside the part. */
const parts = {
  serverConfig,
  databaseConfig,
  stopConfig,
  mailConfig,
  newsletterConfig,
  exitConfig,
  networkConfig,
  provisionConfig,
  smartDnsConfig,
  studentsConfig,
  leakTestConfig,
  appConfigSource,
  botCheckConfig,
  campaignsConfig,
  cardMethodsConfig,
  renewalConfig,
  invoiceConfig,
  moneyBackConfig,
  passwordRangeConfig,
  retentionConfig,
  trialConfig,
  wordPressConfig,
  analyticsConfig,
  outsideConfig,
  partnersConfig,
};

type Parts = typeof parts;
type Intersection<Union> = (Union extends unknown ? (part: Union) => void : never) extends (
  part: infer Whole,
) => void
  ? Whole
  : never;
type Composed = Intersection<{ [Name in keyof Parts]: v.InferOutput<ReturnType<Parts[Name]>> }[keyof Parts]>;

export interface Config extends Omit<Composed, 'mailFrom'> {
  production: boolean;
  /** Payments and mails go to stand-ins; pages show a ribbon. */
  testMode: boolean;
  mailFrom: string;
  payment: PaymentConfig;
}

/** The names of all settings of the service and of the edge in front of it. */
export function knownSettings(): ReadonlySet<string> {
  const stage: Stage = { production: true, sandbox: false };
  return settingNames([...Object.values(parts).map((part) => part(stage)), ...paymentSchemas(stage)]);
}

/**
 * Reads the environment. Production (`NODE_ENV=production`) without the sandbox (`SANDBOX=off`, its default
 * there) must be configured completely, else this throws a `ConfigError`.
 */
export function readConfig(env: Environment): Config {
  const given = givenSettings(env);
  const production = env.NODE_ENV === 'production';
  const problems: string[] = [];
  const read = <Schema extends v.GenericSchema>(schema: Schema): v.InferOutput<Schema> | undefined => {
    const result = v.safeParse(schema, given);
    if (result.success) return result.output;
    problems.push(...result.issues.map(({ message }) => message));
    return undefined;
  };

  read(v.object({ SANDBOX: flagSetting('SANDBOX') }));
  const stage: Stage = { production, sandbox: isOn(given.SANDBOX, !production) };
  const outputs = Object.values(parts).map((part) => read<v.GenericSchema>(part(stage)));
  const { payment, problems: paymentProblems } = readPayment(given, stage, given.DATABASE_URL);
  problems.push(...paymentProblems);
  if (problems.length) throw new ConfigError(problems);

  const composed = Object.assign({}, ...outputs) as Composed;
  const settings = Object.values(payment);
  return {
    ...composed,
    production,
    testMode: stage.sandbox || (settings.length > 0 && settings.every(({ live }) => !live)),
    mailFrom: composed.mailFrom ?? `no-reply@${new URL(composed.publicOrigin).hostname}`,
    payment,
  };
}
