import { resolve } from 'node:path';
import { compileArticles } from '@tern/articles/compile';
import type { Language } from '@tern/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Started, startService } from './startService.ts';

const content = resolve(import.meta.dirname, '../../site/content/blog');

let tern: Started;
beforeAll(async () => {
  tern = await startService({ articles: compileArticles(content).compiled });
});
afterAll(() => tern.close());

const dns = 'dns-from-keystroke-to-answer';
const webrtc = 'webrtc-leaks-step-by-step';
const wifi = 'hotel-and-cafe-wifi';
const delay = 'distance-becomes-delay';
const protocols = 'vpn-protocols-compared';
const kill = 'kill-switch-and-split-tunnelling';
const ipv6 = 'ipv6-and-why-it-leaks';
const streaming = 'streaming-abroad-and-the-terms';
const logs = 'reading-a-no-logs-claim';
const hides = 'what-a-vpn-hides';
const address = 'what-a-website-learns-from-an-address';
const test = 'what-our-leak-test-measures';

/** Searches as people type them, and the article that should come first. */
const table: [Language, string, string][] = [
  ['en', 'webrtc', webrtc],
  ['en', 'webrtc leak', webrtc],
  ['en', 'WebRTC leaks step by step', webrtc],
  ['en', 'dns', dns],
  ['en', 'how does dns work', dns],
  ['en', 'root server resolver', dns],
  ['en', 'hotel wifi', wifi],
  ['en', 'cafe wi-fi', wifi],
  ['en', 'café', wifi],
  ['en', 'kill switch', kill],
  ['en', 'split tunneling', kill],
  ['en', 'split tunnelling', kill],
  ['en', 'ipv6', ipv6],
  ['en', 'ipv6 leak', ipv6],
  ['en', 'wireguard', protocols],
  ['en', 'openvpn vs wireguard', protocols],
  ['en', 'ikev2', protocols],
  ['en', 'protocols compared', protocols],
  ['en', 'streaming abroad', streaming],
  ['en', 'no logs', logs],
  ['en', 'no-logs audit', logs],
  ['en', 'distance delay', delay],
  ['en', 'latency distance', delay],
  ['en', 'what does a vpn hide', hides],
  ['en', 'geolocation address', address],
  ['en', 'leak test', test],
  ['en', 'wiregaurd', protocols],
  ['en', 'steaming abroad', streaming],
  ['en', 'resolvr root', dns],
  ['en', 'hotl wifi', wifi],
  ['de', 'webrtc', webrtc],
  ['de', 'hotel wlan', wifi],
  ['de', 'entfernung', delay],
  ['de', 'wireguard', protocols],
  ['de', 'protokolle', protocols],
  ['de', 'streaming ausland', streaming],
  ['de', 'ipv6', ipv6],
  ['de', 'resolver', dns],
  ['de', 'wiregaurd', protocols],
  ['ja', 'webrtc', webrtc],
  ['ja', 'ipv6', ipv6],
  ['ja', 'ホテル', wifi],
  ['ja', 'キルスイッチ', kill],
  ['ja', 'プロトコル', protocols],
  ['ja', '距離', delay],
  ['ja', 'wireguard', protocols],
  ['ja', 'リゾルバー', dns],
  ['ar', 'webrtc', webrtc],
  ['ar', 'ipv6', ipv6],
  ['ar', 'wireguard', protocols],
  ['ar', 'الفندق', wifi],
  ['ar', 'المسافة', delay],
  ['ar', 'بروتوكولات', protocols],
];

it.each(table)('in %s "%s" finds %s first', async (language, q, expected) => {
  const { hits } = (await tern.call('blogSearch', { language, q, page_size: 3 })).data;
  expect([hits[0]?.article.unikey, hits[0]?.article.language]).toEqual([expected, language]);
});
