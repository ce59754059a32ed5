import { randomBytes } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { lookup } from 'node:dns/promises';
import { connect } from 'node:tls';
import { type Check, type Finding, ok, problem, unread, warning } from './Check.ts';

/** ms that a server has to answer, and between two requests: UDP may lose one. */
const patience = 2_500;
const between = 600;
const magicCookie = 0x2112a442;

/** A Binding request of RFC 5389 without attributes. */
function bindingRequest(): Buffer {
  const request = Buffer.alloc(20);
  request.writeUInt16BE(0x0001, 0);
  request.writeUInt32BE(magicCookie, 4);
  randomBytes(12).copy(request, 8);
  return request;
}

const isReplyTo = (request: Buffer, message: Buffer) =>
  message.length >= 20 &&
  message.readUInt16BE(0) === 0x0101 &&
  message.subarray(4, 20).equals(request.subarray(4, 20));

async function overUdp(host: string, port: number): Promise<boolean> {
  const { address, family } = await lookup(host);
  const socket = createSocket(family === 6 ? 'udp6' : 'udp4');
  const request = bindingRequest();
  const send = () => socket.send(request, () => {});
  let again: NodeJS.Timeout | undefined;
  let late: NodeJS.Timeout | undefined;
  try {
    return await new Promise<boolean>((done) => {
      late = setTimeout(done, patience, false);
      socket.on('error', () => done(false));
      socket.on('message', (message) => isReplyTo(request, message) && done(true));
      // Of a machine without such a server a connected socket hears at once.
      socket.connect(port, address, () => {
        again = setInterval(send, between);
        send();
      });
    });
  } finally {
    clearTimeout(late);
    clearInterval(again);
    socket.close();
  }
}

async function overTls(host: string, port: number): Promise<boolean> {
  const request = bindingRequest();
  const socket = connect({ host, port, servername: host });
  try {
    return await new Promise<boolean>((done) => {
      socket.setTimeout(patience, () => done(false));
      socket.on('error', () => done(false));
      socket.on('data', (message: Buffer) => done(isReplyTo(request, message)));
      socket.once('secureConnect', () => socket.write(request));
    });
  } finally {
    socket.destroy();
  }
}

/** Whether `stun:host:port` answers a Binding request. */
async function isAlive(server: string): Promise<boolean> {
  const [, scheme, host = '', port] = /^(stuns?):(\[[^\]]+\]|[^:]+)(?::(\d+))?$/i.exec(server) ?? [];
  const name = host.replace(/^\[|\]$/g, '');
  const secure = scheme?.toLowerCase() === 'stuns';
  const reply = secure ? overTls(name, Number(port ?? 5349)) : overUdp(name, Number(port ?? 3478));
  return reply.catch(() => false);
}

/** Every STUN server of the leak test answers a Binding request. One of them may be down. */
export const stunCheck: Check = {
  name: 'stun',
  async examine({ leakTest, sandbox }): Promise<Finding[]> {
    if (!leakTest) return unread;
    const { stunServers } = leakTest;
    if (!stunServers.length) {
      if (sandbox) return [ok('The sandbox answers the leak test.')];
      return [warning('There are no STUN_SERVERS: the leak test cannot decide.', 'Name at least two.')];
    }
    const alive = await Promise.all(stunServers.map(isAlive));
    const silent = alive.includes(true) ? warning : problem;
    return stunServers.map((server, index) =>
      alive[index]
        ? ok(`${server} answers.`)
        : silent(`${server} does not answer.`, 'Start it, and open its port for everybody.'),
    );
  },
};
