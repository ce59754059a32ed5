import { describe, expect, it } from 'vitest';
import type { EdgeResponse } from '../http/respond.ts';
import { createReadyResponses } from './readyResponses.ts';

const start = Date.UTC(2026, 10, 22, 12, 0, 0);
const body = Buffer.from('<!doctype html>');

/** Responses that are kept, at a time that the test sets, and a page's response then. */
function kept(size = body.length) {
  let now = start;
  const dateOf = () => ({ second: Math.trunc(now / 1000), date: new Date(now).toUTCString() });
  const ready = createReadyResponses(dateOf);
  const sharedOf = new Map<string, readonly string[]>();
  const page = (cookies: readonly string[] = [], name = 'home'): EdgeResponse => {
    const shared = sharedOf.get(name) ?? ['content-length', String(size), 'etag', `"${name}"`];
    sharedOf.set(name, shared);
    const own = ['server-timing', `clock;desc="${now}"`, ...cookies.flatMap((each) => ['set-cookie', each])];
    return {
      status: 200,
      headers: [...shared, ...own],
      shared,
      body: size === body.length ? body : Buffer.alloc(size),
    };
  };
  const headOf = ({ headers }: EdgeResponse) => {
    const lines = headers.flatMap((name, at) => (at % 2 ? [] : [`${name}: ${headers[at + 1]}`]));
    return `HTTP/1.1 200 OK\r\n${lines.join('\r\n')}\r\ndate: ${dateOf().date}\r\nconnection: keep-alive\r\n\r\n`;
  };
  /** As the server does: what is there, or what was put together; and whether it was there. */
  const send = (response: EdgeResponse) => {
    const piece = ready.find(response);
    const head = headOf(response);
    if (!piece) ready.keep(response, head);
    const made = Buffer.concat([Buffer.from(head), response.body as Buffer]).toString();
    return { found: piece !== null, text: piece?.toString() ?? made, made };
  };
  return { page, send, ready, advance: (ms: number) => (now += ms) };
}

describe('ready responses', () => {
  it('are kept from the second request on, and have the time of each request', () => {
    const { page, send, advance } = kept();
    expect([send(page()).found, send(page()).found]).toEqual([false, false]);
    for (const ms of [0, 1, 999, 1000, 86_400_000]) {
      advance(ms);
      const { found, text, made } = send(page());
      expect(found).toBe(true);
      expect(text).toBe(made);
    }
  });

  it('never give a visitor the cookie of another one', () => {
    const { page, send } = kept();
    const visits = [[], ['language=de'], ['language=fr'], ['a=1', 'b=2'], ['language=it'], []];
    for (let round = 0; round < 4; round += 1)
      for (const cookies of visits) {
        const { text, made } = send(page(cookies));
        expect(text).toBe(made);
      }
    expect(send(page(['language=de'])).found).toBe(true);
    expect(send(page(['language=es'])).found).toBe(false);
  });

  it('are put together again after a visitor who takes them slowly', () => {
    const { page, send, ready } = kept();
    for (let count = 0; count < 3; count += 1) send(page());
    ready.release(page());
    expect(send(page()).found).toBe(false);
  });

  it('are bounded: what rests makes room, what is in use stays', () => {
    const { page, send, advance } = kept(60 * 1024);
    const names = Array.from({ length: 200 }, (_, index) => `page${index}`);
    const foundOf = (wanted: readonly string[]) => wanted.filter((name) => send(page([], name)).found).length;
    for (let round = 0; round < 2; round += 1) foundOf(names);
    const most = Math.floor((4 * 1024) / 60);
    expect(foundOf(names)).toBeLessThanOrEqual(most);
    expect(foundOf(names)).toBeGreaterThan(most - 5);
    advance(5000);
    const others = names.map((name) => `${name}, other`);
    for (let round = 0; round < 2; round += 1) foundOf(others);
    expect(foundOf(others)).toBeGreaterThan(most - 5);
    expect(foundOf(names)).toBe(0);
  });

  it('are no long ones, and none without a body', () => {
    const { page, send } = kept(129 * 1024);
    for (let count = 0; count < 3; count += 1) expect(send(page()).found).toBe(false);
  });
});
