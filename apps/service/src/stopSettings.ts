import * as v from 'valibot';
import { ConfigError, type Environment, givenSettings, numberSetting } from './settings.ts';

const seconds = (name: string) =>
  numberSetting((value) => value >= 0 && value <= 3600, `${name} is a number of seconds, 0 to 3600.`);

/** How a process stops. */
export const stopConfig = () =>
  v.pipe(
    v.object({ DRAIN_SECONDS: seconds('DRAIN_SECONDS'), STOP_SECONDS: seconds('STOP_SECONDS') }),
    v.transform(({ DRAIN_SECONDS, STOP_SECONDS }) => ({
      /** ms that a process still takes requests after its readiness has turned, so that proxies see it. */
      drainFor: Number(DRAIN_SECONDS ?? '0') * 1000,
      /** ms after the signal at which whoever is still served is cut off. The drain is part of it. */
      stopWithin: Number(STOP_SECONDS ?? '4') * 1000,
    })),
  );

export type StopSettings = v.InferOutput<ReturnType<typeof stopConfig>>;

/** For a process that reads no other settings of the service. Throws a `ConfigError`. */
export function readStopSettings(env: Environment): StopSettings {
  const result = v.safeParse(stopConfig(), givenSettings(env));
  if (result.success) return result.output;
  throw new ConfigError(result.issues.map(({ message }) => message));
}
