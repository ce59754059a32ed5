import type { Socket } from 'node:dgram';
import { isIPv6 } from 'node:net';
import { bindUdp } from '../bindUdp.ts';
import type { Knobs } from '../state.ts';
import { answerBinding, plainAddress } from './binding.ts';

export interface StunServers {
  ports: readonly number[];
  close(): Promise<void>;
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
    const socket = await bindUdp(port, host);
    sockets.push(socket);
    ports.push(socket.address().port);
    socket.on('message', (message, from) => {
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
    });
    // A visitor who is gone is no reason to stop.
    socket.on('error', () => {});
  }
  return {
    ports,
    async close() {
      for (const timer of timers) clearTimeout(timer);
      await Promise.all(sockets.map((socket) => new Promise<void>((done) => socket.close(() => done()))));
    },
  };
}
