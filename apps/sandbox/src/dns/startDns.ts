import { bindUdp } from '../bindUdp.ts';
import { plainAddress } from '../stun/binding.ts';
import { answerQuestion, readQuestion } from './message.ts';

export interface Lookup {
  /** Of the resolver that asked. */
  resolver: string;
  name: string;
  at: number;
}

export interface DnsServer {
  port: number;
  /** Who asked for names under `<token>.<zone>`, oldest first. */
  lookupsOf(token: string): Lookup[];
  close(): Promise<void>;
}

/** How many lookups are saved, and for how many ms. */
const most = 10_000;
const longest = 10 * 60_000;

/** The authoritative server of the zone of the DNS leak test: it answers nothing and remembers who asked. */
export async function startDns(
  { port, host }: { port: number; host?: string },
  zone: string,
  now: () => number,
): Promise<DnsServer> {
  const lookups: Lookup[] = [];
  const socket = await bindUdp(port, host);
  socket.on('error', () => {});
  socket.on('message', (message, from) => {
    const question = readQuestion(message);
    if (!question) return;
    if (question.name.endsWith(`.${zone}`)) {
      lookups.push({ resolver: plainAddress(from.address), name: question.name, at: now() });
      while (lookups.length > most || (lookups[0] && lookups[0].at < now() - longest)) lookups.shift();
    }
    socket.send(answerQuestion(question, zone), from.port, from.address, () => {});
  });
  return {
    port: socket.address().port,
    lookupsOf: (token) =>
      lookups.filter(({ name }) => `.${name}`.endsWith(`.${token.toLowerCase()}.${zone}`)),
    close: () => new Promise((done) => socket.close(() => done())),
  };
}
