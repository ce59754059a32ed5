import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { success } from '@tern/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTextSource, type TextSource } from './textSource.ts';

const word = (value: string) => [{ type: 0, value }];
let answer: { status: number; languages: object };
let asked: number;
let time: number;
let host: ReturnType<typeof createServer>;
let source: TextSource;

beforeEach(async () => {
  answer = { status: 200, languages: { de: { 'a.b': word('Hallo') } } };
  asked = 0;
  time = 0;
  host = createServer((_request, response) => {
    asked += 1;
    response.statusCode = answer.status;
    response.end(JSON.stringify(answer.status === 200 ? success({ languages: answer.languages }) : {}));
  });
  await new Promise<void>((done) => host.listen(0, '127.0.0.1', done));
  const { port } = host.address() as AddressInfo;
  source = createTextSource({ origin: () => `http://127.0.0.1:${port}`, now: () => time });
});
afterEach(() => void host.close());

it('asks once for all languages and all who wait', async () => {
  const [german, french] = await Promise.all([source.of('de'), source.of('fr')]);
  expect(german).toEqual({ 'a.b': word('Hallo') });
  expect(french).toBeUndefined();
  expect(asked).toBe(1);
});

it('asks again after half a minute, or when told, and keeps equal texts as they are', async () => {
  const first = await source.of('de');
  time += 30_001;
  expect(await source.of('de')).toBe(first);
  expect(asked).toBe(2);
  answer.languages = { de: { 'a.b': word('Guten Tag') } };
  source.renew();
  expect(await source.of('de')).toEqual({ 'a.b': word('Guten Tag') });
  answer.languages = {};
  source.renew();
  expect(await source.of('de')).toBeUndefined();
});

it('keeps the last texts while the service is away, and has none before', async () => {
  answer.status = 503;
  expect(await source.of('de')).toBeUndefined();
  answer.status = 200;
  source.renew();
  expect(await source.of('de')).toBeDefined();
  answer.status = 503;
  source.renew();
  expect(await source.of('de')).toEqual({ 'a.b': word('Hallo') });
});
