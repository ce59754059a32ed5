import { createServer } from 'node:net';
import { StartError } from './StartError.ts';

/** Rejects in one sentence when the port is taken. */
export function claimPort(port: number, name: string, host?: string): Promise<void> {
  return new Promise((done, refuse) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      refuse(
        error.code === 'EADDRINUSE'
          ? new StartError(
              `Port ${port} is in use, so ${name} cannot start there. Set PORT to another number.`,
            )
          : error.code === 'EADDRNOTAVAIL'
            ? new StartError(`HOST is ${host}, which is no address of this machine.`)
            : error,
      ),
    );
    probe.listen(port, host, () => probe.close(() => done()));
  });
}

/** The port of the site. Those behind it belong to the stand-ins. */
export function readPort(text: string | undefined): number {
  const port = Number(text ?? 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_531) {
    throw new StartError(`PORT is "${text}"; write a number from 1 to 65531.`);
  }
  return port;
}
