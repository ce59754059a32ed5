import {
  type IncomingMessage,
  type ServerResponse,
  STATUS_CODES,
  validateHeaderName,
  validateHeaderValue,
} from 'node:http';

/** Seconds a connection is kept between two requests. */
export const keepAliveSeconds = 65;

/** What is sent often: checked and put together once. */
export interface ReadyAnswer {
  readonly status: number;
  /** Names and values in turn, without what changes with the moment. */
  readonly headers: readonly string[];
  readonly body: Buffer;
  /** Head and body as they travel, the moment filled in before each sending. */
  readonly whole: Buffer;
  /** Where the date and, for a page, the time of the clock belong in `whole`; -1 for none. */
  readonly dateAt: number;
  readonly clockAt: number;
  /** The second `whole` carries. */
  second: number;
}

const dateOf = (second: number) => new Date(second * 1000).toUTCString();
/** As long as every time until the year 2286. */
const someTime = '1780000000000';

/**
 * `headers` are names and values in turn; the length of the body is among them. `clock` for an answer that tells the
 * time (ms) it was sent at. The body is copied: what `body` names is a part of the copy.
 */
export function readyAnswer(
  status: number,
  headers: readonly string[],
  body: Buffer,
  { clock = false } = {},
): ReadyAnswer {
  let head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`;
  for (let at = 0; at < headers.length; at += 2) {
    const name = headers[at] as string;
    const value = headers[at + 1] as string;
    validateHeaderName(name);
    validateHeaderValue(name, value);
    head += `${name}: ${value}\r\n`;
  }
  if (clock) head += 'server-timing: clock;desc="';
  const clockAt = clock ? head.length : -1;
  if (clock) head += `${someTime}"\r\n`;
  head += 'Date: ';
  const dateAt = head.length;
  head += `${dateOf(0)}\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${keepAliveSeconds}\r\n\r\n`;
  const whole = Buffer.concat([Buffer.from(head, 'latin1'), body]);
  return { status, headers, body: whole.subarray(head.length), whole, dateAt, clockAt, second: 0 };
}

/**
 * Sends an answer; `clock` is the time (ms) of one that tells it. Node checks, joins and encodes every header anew
 * with each answer, which costs more than all the rest; where the connection stays, as it nearly always does, the
 * finished bytes take the place of what `writeHead` would have sent (`readyAnswer.test.ts` compares them). Who reads
 * slowly may be told the time of a later answer.
 */
export function sendReady(
  request: IncomingMessage,
  response: ServerResponse,
  ready: ReadyAnswer,
  clock = Date.now(),
): void {
  if (request.method === 'GET' && request.httpVersion === '1.1' && response.shouldKeepAlive) {
    const second = Math.floor(Date.now() / 1000);
    if (ready.second !== second) {
      ready.second = second;
      ready.whole.write(dateOf(second), ready.dateAt, 'latin1');
    }
    if (ready.clockAt >= 0) {
      ready.whole.write(String(clock).padStart(someTime.length, '0'), ready.clockAt, 'latin1');
    }
    response.statusCode = ready.status;
    // To Node the head is written and sent: what is left is a body, and that begins with the head.
    Object.assign(response, { _header: 'sent', _headerSent: true });
    response.end(ready.whole);
    return;
  }
  const timing = ready.clockAt >= 0 ? ['server-timing', `clock;desc="${clock}"`] : [];
  response
    .writeHead(ready.status, [...ready.headers, ...timing])
    .end(request.method === 'HEAD' ? undefined : ready.body);
}
