import * as v from 'valibot';
import { knownSettings, readConfig } from '../../config.ts';
import { isClaimed } from '../../dataDirLock.ts';
import { databaseConfig } from '../../db/databaseConfig.ts';
import { runningDatabase } from '../../db/runningDatabase.ts';
import { passwordRangeConfig } from '../../modules/account/passwordRangeConfig.ts';
import { mailConfig } from '../../modules/mail/mailConfig.ts';
import { networkConfig } from '../../modules/network/networkConfig.ts';
import { partnersConfig } from '../../modules/partners/partnersConfig.ts';
import { cardMethodsConfig } from '../../modules/payment/instruments/cardMethodsConfig.ts';
import { type PaymentConfig, readPayment } from '../../modules/payment/providers/paymentConfig.ts';
import { leakTestConfig } from '../../modules/tools/leakTestConfig.ts';
import { provisionConfig } from '../../modules/wireguard/provisionConfig.ts';
import { sandboxIsOn } from '../../sandboxIsOn.ts';
import { sandboxSettings } from '../../sandboxSettings.ts';
import { serverConfig } from '../../serverConfig.ts';
import { ConfigError, type Environment, givenSettings } from '../../settings.ts';
import { unknownSettings } from '../../unknownSettings.ts';

type Output<Part extends (...args: never[]) => v.GenericSchema> = v.InferOutput<ReturnType<Part>> | undefined;

/** The settings, part by part: one that is wrong hides itself alone. */
export interface Examined {
  env: Readonly<Record<string, string>>;
  production: boolean;
  sandbox: boolean;
  /** One sentence each. */
  problems: readonly string[];
  /** Variables that look like settings and are none, one sentence each. */
  unknown: readonly string[];
  server: Output<typeof serverConfig>;
  database: Output<typeof databaseConfig>;
  /** Where the embedded database of another process listens; null when none runs. */
  embeddedUrl: string | null;
  mail: Output<typeof mailConfig>;
  leakTest: Output<typeof leakTestConfig>;
  partners: Output<typeof partnersConfig>;
  network: Output<typeof networkConfig>;
  provision: Output<typeof provisionConfig>;
  passwordRange: Output<typeof passwordRangeConfig>;
  payment: PaymentConfig;
  cardMethods: Output<typeof cardMethodsConfig>;
}

/** Reads the settings of the product beside which this runs. Throws nothing. */
export function readExamined(given: Environment): Examined {
  const production = given.NODE_ENV === 'production';
  const sandbox = sandboxIsOn(given);
  const stands = sandbox ? sandboxSettings(given, Number(given.PORT ?? 3000) + 1, new Date()) : {};
  const env = givenSettings({ ...given, ...stands });
  const stage = { production, sandbox };
  const read = <Schema extends v.GenericSchema>(schema: Schema): v.InferOutput<Schema> | undefined => {
    const result = v.safeParse(schema, env);
    return result.success ? result.output : undefined;
  };
  const database = read(databaseConfig());
  const embedded = database && !database.databaseUrl && isClaimed(database.dataDir);
  return {
    env,
    production,
    sandbox,
    problems: problemsOf(env),
    unknown: unknownSettings(given, knownSettings()),
    server: read(serverConfig(stage)),
    database,
    embeddedUrl: embedded ? runningDatabase(database.dataDir) : null,
    mail: read(mailConfig(stage)),
    partners: read(partnersConfig(stage)),
    network: read(networkConfig(stage)),
    provision: read(provisionConfig(stage)),
    passwordRange: read(passwordRangeConfig(stage)),
    leakTest: read(leakTestConfig()),
    payment: readPayment(env, stage, env.DATABASE_URL).payment,
    cardMethods: read(cardMethodsConfig()),
  };
}

function problemsOf(env: Environment): readonly string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    return error instanceof ConfigError ? error.problems : [String(error)];
  }
}
