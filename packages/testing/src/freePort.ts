import { createServer } from 'node:net';

const isFree = (port: number) =>
  new Promise<boolean>((done) => {
    const probe = createServer();
    probe.once('error', () => done(false));
    probe.listen(port, () => probe.close(() => done(true)));
  });

/** Listens on a port for as long as this thread lives, which it does not prolong. Resolves with whether it could. */
const hold = (port: number) =>
  new Promise<boolean>((done) => {
    const guard = createServer();
    guard.once('error', () => done(false));
    guard.listen(port, '127.0.0.1', () => done(true));
    guard.unref();
  });

/** Ports come in blocks of eight. Whoever took a block listens on its last port, so that nobody else takes it. */
const block = 8;
const blocks = 2_600;

/**
 * The first of `count` free TCP ports in a row, seven at most, at random. No thread or process that asks here gets one
 * of them while this one lives. They are below the ports that systems give to connections going out: such a connection
 * could take the port before the server that it is for listens there, or while it restarts. Browsers refuse none of
 * them.
 */
export async function freePort(count = 1): Promise<number> {
  for (;;) {
    const first = 11_000 + block * Math.floor(Math.random() * blocks);
    if (!(await hold(first + block - 1))) continue;
    const free = await Promise.all(Array.from({ length: count }, (_, index) => isFree(first + index)));
    if (free.every(Boolean)) return first;
  }
}

/** Resolves once nothing listens on the port any more. */
export async function portFreed(port: number): Promise<void> {
  while (!(await isFree(port))) await new Promise((wait) => setTimeout(wait, 50));
}
