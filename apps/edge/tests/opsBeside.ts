import { createService, type Service } from '@tern/service';
import { opsConfig, runOps } from '@tern/service/ops';
import { test } from './journey.ts';

/** `pnpm ops …` beside the running product of a journey, and its database. */
export function opsBeside(product: { origin: string; dataDir: string }) {
  let beside: Service | undefined;
  test.afterAll(() => beside?.close());
  async function context(): Promise<Service['context']> {
    const env = { PORT: new URL(product.origin).port, DATA_DIR: product.dataDir };
    beside ??= await createService({ config: opsConfig(env), background: false });
    return beside.context;
  }
  return {
    /** Returns what the command prints. */
    async run(...argv: string[]): Promise<string> {
      const lines: string[] = [];
      await runOps({ context: await context(), say: (line) => lines.push(line) }, argv);
      return lines.join('\n');
    },
    query: async (text: string) => void (await (await context()).db.$client.query(text)),
  };
}
