import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { EdgeResponse } from '../http/respond.ts';
import { type PlainRequest, plainRequestReader } from './plainRequest.ts';
import { createReadyResponses } from './readyResponses.ts';

export interface PlainRequestOptions {
  /** The response to a request that needs no waiting; null leaves the request to Node's server. */
  respond(request: PlainRequest & { readonly socket: Socket }): EdgeResponse | null;
  /** ms a new connection may say nothing, one may rest between two requests, and one may take nothing of a response. */
  headersTimeout: number;
  keepAlive: number;
  readTimeout: number;
}

const phrases: Readonly<Record<number, string>> = { 200: 'OK', 304: 'Not Modified' };

/** A header that may be written as it stands (RFC 9110, 5.5). */
const fieldValue = /^[\t -~]*$/;

/** Headers as they are sent. Null where one of them may not be written as it stands. */
function linesOf(headers: readonly string[]): string | null {
  let lines = '';
  for (let at = 0; at < headers.length; at += 2) {
    const value = headers[at + 1] as string;
    if (!fieldValue.test(value)) return null;
    lines += `${headers[at]}: ${value}\r\n`;
  }
  return lines;
}

/**
 * The head of responses up to the headers that are theirs alone. Null where Node has to write it: another status, no
 * length, or a character that may not stand in a header.
 */
function sharedHead(status: number, headers: readonly string[]): string | null {
  const phrase = phrases[status];
  const lines = linesOf(headers);
  if (!phrase || lines === null || (status !== 304 && !headers.includes('content-length'))) return null;
  // One piece of memory instead of a tree of pieces, which each response would put together again.
  return Buffer.from(`HTTP/1.1 ${status} ${phrase}\r\n${lines}`, 'latin1').toString('latin1');
}

// As long as the content lives.
const sharedHeads = new WeakMap<readonly string[], string | null>();

/** The head of a response but for its end; null where Node has to write it. */
function headOf({ status, headers, shared }: EdgeResponse): string | null {
  if (!shared) return sharedHead(status, headers);
  let head = sharedHeads.get(shared);
  if (head === undefined) {
    head = sharedHead(status, shared);
    sharedHeads.set(shared, head);
  }
  const own = linesOf(headers.slice(shared.length));
  return head === null || own === null ? null : head + own;
}

/** The current second, and its date as a header has it. */
function createDate(): () => { second: number; date: string } {
  let current = { second: 0, date: '' };
  return () => {
    const second = Math.trunc(Date.now() / 1000);
    if (second !== current.second) current = { second, date: new Date(second * 1000).toUTCString() };
    return current;
  };
}

/**
 * Lets a server of Node's respond to plain requests without its parser, its request and its response, which cost more
 * than a cached page does (`docs/decisions/0010`). Every connection begins here; the first piece that is not
 * one plain request with a response at hand goes to Node's server with the connection, for good.
 *
 * Returns what ends the connections that are still here.
 */
export function servePlainRequests(server: Server, options: PlainRequestOptions): () => void {
  const { respond, headersTimeout, keepAlive, readTimeout } = options;
  const dateOf = createDate();
  const ready = createReadyResponses(dateOf);
  /** The end of every head: that the connection stays. */
  const tail = `connection: keep-alive\r\nkeep-alive: timeout=${keepAlive / 1000}\r\n\r\n`;
  const resting = new Set<Socket>();
  const [serve, ...others] = server.listeners('connection');
  if (!serve || others.length > 0)
    throw new Error('Something else listens to the connections of the server.');

  function begin(socket: Socket): void {
    const letGo = () => {
      resting.delete(socket);
      socket.off('data', read).off('end', end).off('timeout', destroy).off('error', destroy);
      socket.off('drain', rested).off('close', letGo);
    };
    const end = () => socket.end();
    const destroy = () => socket.destroy();
    const rested = () => socket.setTimeout(keepAlive);
    const readRequest = plainRequestReader();
    let responded = false;

    function handOver(piece: Buffer): void {
      letGo();
      socket.setTimeout(0);
      serve?.call(server, socket);
      socket.unshift(piece);
    }

    /** Writes head and body with one call; false where Node has to write them. */
    function write(response: EdgeResponse): boolean {
      const piece = ready.find(response);
      if (piece) {
        socket.write(piece);
        if (socket.writableLength > 0) ready.release(response);
        return true;
      }
      const start = headOf(response);
      if (start === null) return false;
      const head = `${start}date: ${dateOf().date}\r\n${tail}`;
      ready.keep(response, head);
      socket.cork();
      socket.write(head, 'latin1');
      if (response.body !== null) socket.write(response.body);
      socket.uncork();
      return true;
    }

    function read(piece: Buffer): void {
      // Who does not read what was sent gets no more: Node's server waits for that.
      const request = socket.writableLength === 0 ? readRequest(piece) : null;
      const response = request && respond({ ...request, socket });
      if (!response || !write(response)) {
        handOver(piece);
        return;
      }
      if (!responded) rested();
      responded = true;
      if (socket.writableNeedDrain) {
        socket.setTimeout(readTimeout);
        socket.once('drain', rested);
      }
    }

    resting.add(socket);
    socket.setTimeout(headersTimeout);
    socket.on('data', read).on('end', end).on('timeout', destroy).on('error', destroy).on('close', letGo);
  }

  server.off('connection', serve as (socket: Socket) => void).on('connection', begin);
  return () => {
    for (const socket of resting) socket.end();
  };
}
