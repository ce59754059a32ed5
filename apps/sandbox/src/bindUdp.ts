import { createSocket, type Socket } from 'node:dgram';

/** A socket for both families; on machines without IPv6 for IPv4 alone. */
export function bindUdp(port: number): Promise<Socket> {
  const open = (type: 'udp4' | 'udp6') =>
    new Promise<Socket>((done, refuse) => {
      const socket = createSocket({ type, ipv6Only: false });
      socket.once('error', refuse);
      socket.bind(port, () => {
        socket.off('error', refuse);
        done(socket);
      });
    });
  return open('udp6').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EAFNOSUPPORT' && error.code !== 'EADDRNOTAVAIL') throw error;
    return open('udp4');
  });
}
