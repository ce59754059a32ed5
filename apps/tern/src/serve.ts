import { readPort } from './claimPort.ts';
import { readyLine } from './readyLine.ts';
import { runUntilSignal } from './runUntilSignal.ts';
import { say } from './say.ts';
import { serveProduct } from './serveProduct.ts';
import { siteDist } from './siteDist.ts';

/**
 * Starts the product of a bundle: service and edge in one process, or with `SERVICE_ORIGIN` an edge alone. Nothing is
 * built, and there is no sandbox and no embedded database.
 */
export function serve(): void {
  void runUntilSignal(async (started) => {
    const { env } = process;
    const port = readPort(env.PORT);
    await serveProduct({ env, port, siteDist }, started);
    say(readyLine(env, port));
  });
}
