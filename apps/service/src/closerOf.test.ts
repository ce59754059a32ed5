import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { closerOf } from './closerOf.ts';

it('answers what is asked, and waits for nobody who asks nothing', async () => {
  const server = createServer((_request, response) => void sleep(300).then(() => response.end('answered')));
  const close = closerOf(server);
  await new Promise<void>((listening) => server.listen(0, listening));
  const { port } = server.address() as AddressInfo;
  const silent = connect(port, '127.0.0.1').on('error', () => {});
  await new Promise((connected) => silent.once('connect', connected));
  // Its connection stays open after the response.
  const answer = fetch(`http://127.0.0.1:${port}`).then((response) => response.text());
  await sleep(100);
  const started = performance.now();
  await close();
  expect(await answer).toBe('answered');
  expect(performance.now() - started).toBeLessThan(5000);
  silent.destroy();
});
