import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, it } from 'vitest';
import { closerOf } from './closerOf.ts';

it('answers what is asked, and waits for nobody who asks nothing', async () => {
  let finish = () => {};
  const server = createServer((_request, response) => {
    finish = () => response.end('answered');
  });
  const received = new Promise<void>((arrived) => {
    server.once('request', () => arrived());
  });
  const close = closerOf(server);
  await new Promise<void>((listening) => server.listen(0, listening));
  const { port } = server.address() as AddressInfo;
  const silent = connect(port, '127.0.0.1').on('error', () => {});
  await new Promise((connected) => silent.once('connect', connected));
  // Its connection stays open after the response.
  const answer = fetch(`http://127.0.0.1:${port}`).then((response) => response.text());
  await received;
  const closed = close();
  finish();
  // Waiting for the silent connection, it would not end.
  await closed;
  expect(await answer).toBe('answered');
  silent.destroy();
});
