import { Counter, Gauge, type Registry } from 'prom-client';

interface ReadOptions {
  name: string;
  help: string;
  registry: Registry;
}

/** One series of a counter. */
export interface ReadValue {
  labels: Readonly<Record<string, string>>;
  value: number;
}

/** A gauge whose value stands elsewhere and is read at a scrape. */
export function readGauge({ name, help, registry }: ReadOptions, read: () => number): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      this.set(read());
    },
  });
}

/** A counter whose series stand elsewhere and are read at a scrape. */
export function readCounter(
  { name, help, registry, labelNames = [] }: ReadOptions & { labelNames?: readonly string[] },
  read: () => Iterable<ReadValue>,
): void {
  new Counter({
    name,
    help,
    labelNames: [...labelNames],
    registers: [registry],
    collect() {
      this.reset();
      for (const { labels, value } of read()) this.inc({ ...labels }, value);
    },
  });
}
