import type { Environment } from '@tern/service/forEdge';

/** The last line of a start: where Tern listens, and under which address visitors reach it where that is another. */
export function readyLine({ PUBLIC_ORIGIN, TLS_CERT }: Environment, port: number): string {
  const here = `${TLS_CERT ? 'https' : 'http'}://localhost:${port}`;
  const address = PUBLIC_ORIGIN?.trim().replace(/\/+$/, '');
  return address && address !== here
    ? `Tern is ready at ${here}, for visitors at ${address}`
    : `Tern is ready at ${here}`;
}
