import { createSocket } from 'node:dgram';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { createSandbox } from '../src/createSandbox.ts';

const reaches = (port: number, host: string) =>
  new Promise<boolean>((done) => {
    const socket = connect(port, host);
    socket.once('connect', () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });

/** Whether a STUN responder answers a binding request. No answer shows only after a while, shorter where none is due. */
const answersUdp = (port: number, host: string, isDue: boolean) =>
  new Promise<boolean>((done) => {
    const socket = createSocket('udp4');
    const end = (answered: boolean) => {
      clearTimeout(timer);
      socket.close();
      done(answered);
    };
    const timer = setTimeout(() => end(false), isDue ? 15_000 : 300);
    socket.once('message', () => end(true));
    socket.once('error', () => end(false));
    socket.send(Buffer.from(`000100002112a442${'00'.repeat(12)}`, 'hex'), port, host);
  });

// All of 127/8 is this machine: another address of it stands for one that the network sees.
const [own, other] = ['127.0.0.1', '127.0.0.2'] as const;

it.skipIf(process.platform === 'darwin')('is there for this machine alone, until it is opened', async () => {
  for (const [host, open] of [
    [undefined, false],
    ['0.0.0.0', true],
  ] as const) {
    const sandbox = await createSandbox({
      port: 0,
      stunPorts: [0],
      stateFile: null,
      webhookOrigin: 'http://127.0.0.1:9',
      ...(host ? { host } : {}),
    });
    const [stunPort = 0] = sandbox.stunPorts;
    for (const [address, expected] of [
      [own, true],
      [other, open],
    ] as const) {
      expect(await reaches(sandbox.port, address)).toBe(expected);
      expect(await reaches(sandbox.smtpPort, address)).toBe(expected);
      expect(await answersUdp(stunPort, address, expected)).toBe(expected);
    }
    await sandbox.close();
  }
});
