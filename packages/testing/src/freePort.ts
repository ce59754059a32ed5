import { createServer } from 'node:net';

/** A free TCP port of the loopback address. */
export function freePort(): Promise<number> {
  return new Promise((done, refuse) => {
    const probe = createServer().once('error', refuse);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
