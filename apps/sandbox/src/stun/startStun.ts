import type { RemoteInfo, Socket } from 'node:dgram';
import { isIPv6 } from 'node:net';
import { bindUdp } from '../bindUdp.ts';
import type { Knobs } from '../state.ts';
import { answerBinding, plainAddress } from './binding.ts';

export interface StunServers {
  ports: readonly number[];
  close(): Promise<void>;
}

/** The sockets of one responder: one for both families, or one of each where it is for this machine alone. */
async function bindResponder(port: number, host?: string): Promise<Socket[]> {
  const first = await bindUdp(port, host);
  if (host !== '127.0.0.1') return [first];
  const second = await bindUdp(first.address().port, '::1').catch(() => null);
  return second ? [first, second] : [first];
}

/** One STUN responder on each port, IPv4 and IPv6. The knobs say how they misbehave. */
export async function startStun(
  wanted: readonly number[],
  knobs: Knobs,
  host?: string,
): Promise<StunServers> {
  const sockets: Socket[] = [];
  const timers = new Set<NodeJS.Timeout>();
  const ports: number[] = [];
  for (const [index, port] of wanted.entries()) {
    const respond = (socket: Socket, message: Buffer, from: RemoteInfo) => {
      // The last ones fall silent first.
      if (index >= wanted.length - knobs.stunSilent) return;
      const address = plainAddress(from.address);
      const told = isIPv6(address) ? knobs.stunAddress6 : knobs.stunAddress;
      const answer = answerBinding(message, { address: told || address, port: from.port });
      if (!answer) return;
      const send = () => socket.send(answer, from.port, from.address, () => {});
      if (!knobs.stunDelay) return send();
      const timer = setTimeout(() => {
        timers.delete(timer);
        send();
      }, knobs.stunDelay);
      timers.add(timer);
    };
    for (const socket of await bindResponder(port, host)) {
      ports[index] = socket.address().port;
      sockets.push(socket);
      socket.on('message', (message, from) => respond(socket, message, from));
      // A visitor who is gone is no reason to stop.
      socket.on('error', () => {});
    }
  }
  return {
    ports,
    async close() {
      for (const timer of timers) clearTimeout(timer);
      await Promise.all(sockets.map((socket) => new Promise<void>((done) => socket.close(() => done()))));
    },
  };
}
