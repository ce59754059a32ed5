import { type AddressInfo, createServer, connect as open, type Server, type Socket } from 'node:net';

export interface DatabaseDoor {
  /** The database's address, through the door. */
  url: string;
  /** The database is gone: connections end, new ones are refused. */
  shut(): Promise<void>;
  reopen(): Promise<void>;
  /** The server is there and takes no connections yet, as after a crash; `false`: it does again. */
  recover(recovering: boolean): void;
}

const field = (letter: string, value: string) => `${letter}${value}\0`;

/** The error that PostgreSQL sends to everybody until it has recovered. */
function recoveryRefusal(): Buffer {
  const text =
    field('S', 'FATAL') +
    field('V', 'FATAL') +
    field('C', '57P03') +
    field('M', 'the database system is starting up');
  const body = Buffer.from(`${text}\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

/** A way to a database that can be shut: for everybody behind it the server is gone. It starts shut with `isShut`. */
export async function databaseDoor(databaseUrl: string, { isShut = false } = {}): Promise<DatabaseDoor> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let server: Server;
  let port = 0;
  let isRecovering = false;
  const listen = () =>
    new Promise<void>((done) => {
      server = createServer((socket) => {
        if (isRecovering) {
          socket.on('error', () => {});
          return void socket.once('data', () => socket.end(recoveryRefusal()));
        }
        const inner = open(Number(target.port), target.hostname);
        for (const each of [socket, inner]) {
          sockets.add(each);
          each.on('error', () => {});
          each.on('close', () => {
            sockets.delete(each);
            (each === socket ? inner : socket).destroy();
          });
        }
        socket.pipe(inner).pipe(socket);
      });
      server.listen(port, '127.0.0.1', () => {
        ({ port } = server.address() as AddressInfo);
        done();
      });
    });
  const shut = () =>
    new Promise<void>((done) => {
      server.close(() => done());
      for (const socket of sockets) socket.destroy();
    });
  await listen();
  if (isShut) await shut();
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  const recover = (recovering: boolean) => {
    isRecovering = recovering;
  };
  return { url: url.href, shut, reopen: listen, recover };
}
