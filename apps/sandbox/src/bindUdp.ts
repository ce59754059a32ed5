import { createSocket, type Socket } from 'node:dgram';
import { isIPv6 } from 'node:net';

const everywhere = new Set([undefined, '::', '0.0.0.0']);

/** A socket on one address; without one for both families, and on machines without IPv6 for IPv4 alone. */
export function bindUdp(port: number, host?: string): Promise<Socket> {
  const open = (type: 'udp4' | 'udp6', address?: string) =>
    new Promise<Socket>((done, refuse) => {
      const socket = createSocket({ type, ipv6Only: false });
      socket.once('error', refuse);
      socket.bind(port, address, () => {
        socket.off('error', refuse);
        done(socket);
      });
    });
  if (!everywhere.has(host)) return open(isIPv6(host ?? '') ? 'udp6' : 'udp4', host);
  return open('udp6').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EAFNOSUPPORT' && error.code !== 'EADDRNOTAVAIL') throw error;
    return open('udp4');
  });
}
