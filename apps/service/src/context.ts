import type { Tracing } from '@tern/observe';
import type { Logger } from 'pino';
import type { Clock, RandomBytes } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './db/connect.ts';
import type { GeoReader } from './modules/geo/geoReader.ts';
import type { PaymentAdapters } from './modules/payment/providers/PaymentAdapter.ts';
import type { ServiceMetrics } from './observe/serviceMetrics.ts';

/** The surroundings of every operation. Time and chance come from here, so that tests can hold them still. */
export interface Context {
  config: Config;
  db: Database;
  clock: Clock;
  random: RandomBytes;
  log: Logger;
  metrics: ServiceMetrics;
  tracing: Tracing;
  geo: GeoReader;
  /** The payment providers whose keys are set. */
  adapters: PaymentAdapters;
}

export function timeFromNow(context: Pick<Context, 'clock'>, offset = 0): Date {
  return new Date(context.clock.now() + offset);
}

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** An identifier such as `ord_8k2…`: 100 random bits, easy to read aloud. */
export function newId(prefix: string, random: RandomBytes): string {
  let id = `${prefix}_`;
  for (const byte of random(20)) id += alphabet[byte & 31];
  return id;
}
