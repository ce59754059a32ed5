import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { freePort, portFreed } from './freePort.ts';

it('gives a port once, however many ask', async () => {
  const ports = await Promise.all(Array.from({ length: 400 }, () => freePort()));
  expect(new Set(ports).size).toBe(ports.length);
});

it('gives ports in a row that a server can listen on, and knows when it has closed', async () => {
  const first = await freePort(7);
  const servers = Array.from({ length: 7 }, (_, index) => createServer().listen(first + index));
  await Promise.all(servers.map((server) => new Promise((done) => server.once('listening', done))));
  let freed = false;
  const waiting = portFreed(first).then(() => {
    freed = true;
  });
  await new Promise((wait) => setTimeout(wait, 120));
  expect(freed).toBe(false);
  for (const server of servers) server.close();
  await waiting;
});
