import { createService, type Service } from '@tern/service';
import { opsConfig, runOps } from '@tern/service/ops';
import { test } from './journey.ts';

/** `pnpm ops …` beside the running product of a journey. Returns what a command prints. */
export function opsBeside(product: { origin: string; dataDir: string }) {
  let beside: Service | undefined;
  test.afterAll(() => beside?.close());
  return async (...argv: string[]): Promise<string> => {
    const env = { PORT: new URL(product.origin).port, DATA_DIR: product.dataDir };
    beside ??= await createService({ config: opsConfig(env), background: false });
    const lines: string[] = [];
    await runOps({ context: beside.context, say: (line) => lines.push(line) }, argv);
    return lines.join('\n');
  };
}
