import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** ms between two looks at who may go. */
const pause = 50;

/**
 * How a server is closed: it takes no new connections, and resolves when running requests have been answered. Browsers
 * keep connections that are at rest, and open some that they never ask anything on: both would hold a server for as
 * long as a header may take.
 */
export function closerOf(server: Server): () => Promise<void> {
  const connections = new Set<Socket>();
  server.on('connection', (socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  return () =>
    new Promise((done) => {
      const letGo = () => {
        server.closeIdleConnections();
        for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
      };
      const timer = setInterval(letGo, pause);
      server.close(() => {
        clearInterval(timer);
        done();
      });
      letGo();
    });
}
