import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { CompiledArticles } from '@tern/articles';
import { blogSearch } from '@tern/contract';
import { createService, readConfig, sandboxSettings } from '@tern/service';

/**
 * `pnpm bench:search` measures the search of the blog among many articles, through HTTP and without its cache.
 *   --articles N   10000
 *   --most MS      the median that every kind of search must stay under; 20
 */
const { values } = parseArgs({
  options: { articles: { type: 'string', default: '10000' }, most: { type: 'string', default: '20' } },
});
const articles = Number(values.articles);

// The same numbers in every run (mulberry32).
let seed = 7;
const chance = () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let bits = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
  return ((bits ^ (bits >>> 14)) >>> 0) / 4_294_967_296;
};

const syllables =
  'a ab al an ar ba be bra ca ce chi con cri da de dis do en er est fa fer fi for fu ga ge gra ha he hu il im in is ka ke kli la le li lo lu ma men mi mo na ne ni no nu ob on or pa per pla po pre pu ra re ri ro sa se si so spi stra su ta te ti to tri tu un ur va ve vi vo wa we win ya ze'.split(
    ' ',
  );
/** As many words as ten thousand English articles have, the frequent ones short. */
function makeWords(): string[] {
  const made = new Set<string>();
  while (made.size < 120_000) {
    const count = 2 + Math.floor(chance() * (made.size < 500 ? 1 : 3));
    made.add(
      Array.from({ length: count }, () => syllables[Math.floor(chance() * syllables.length)]).join(''),
    );
  }
  return [...made];
}
const vocabulary = makeWords();
/** Words are as frequent as in a language: the first is in every text, most in few. */
const word = () => vocabulary[Math.floor(vocabulary.length ** chance()) - 1] as string;
const words = (count: number) => Array.from({ length: count }, word).join(' ');

function content(): CompiledArticles {
  return {
    taxonomy: { categories: { all: { en: 'All' } }, tags: { one: { en: 'One' } } },
    articles: Array.from({ length: articles }, (_, index) => {
      const plain = words(900);
      return {
        ...{
          id: `a${index}`,
          unikey: `a${index}`,
          short_path: `a${index}`,
          isWP: false,
          category: 'all',
          tags: ['one'],
        },
        ...{ author: 'tern', updated: null, picture: null, related: [] },
        published: new Date(Date.UTC(2010, 0, 1 + (index % 5000))).toISOString().slice(0, 10),
        texts: {
          en: {
            ...{ title: words(6), description: words(15), pictureAlt: '', plain, words: 900, minutes: 4 },
            blocks: [{ kind: 'html' as const, html: `<p>${plain}</p>` }],
            headings: [{ id: 'one', text: words(4), depth: 2 as const }],
          },
        },
      };
    }),
  };
}

const dataDir = mkdtempSync(join(tmpdir(), 'tern-search-'));
const env = { DATA_DIR: dataDir, PUBLIC_ORIGIN: 'http://localhost:1', LOG_LEVEL: 'error', BOT_CHECK: 'off' };
const started = performance.now();
const service = await createService({
  config: readConfig({ ...env, ...sandboxSettings(env, 1, new Date()) }),
  background: false,
  articles: content,
});
const seconds = ((performance.now() - started) / 1000).toFixed(0);
await service.context.db.$client.query('vacuum analyze');
const server = createServer(service.handle);
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
console.log(`${articles} articles written in ${seconds} s`);

const at = (rank: number) => vocabulary[rank] as string;
const swapped = (text: string) => text.slice(0, 2) + text[3] + text[2] + text.slice(4);
const kinds: Record<string, (turn: number) => string> = {
  'a word of most texts': (turn) => at(turn),
  'a word of many texts': (turn) => at(50 + turn),
  'a rare word': (turn) => at(8000 + turn * 7),
  'two words': (turn) => `${at(20 + turn)} ${at(300 + turn)}`,
  'five words': (turn) => [1, 2, 3, 4, 5].map((n) => at(n * 20 + turn)).join(' '),
  'a beginning': (turn) => at(5000 + turn).slice(0, 4),
  'a misspelt word': (turn) => swapped(at(9000 + turn)),
  'two written together': (turn) => at(600 + turn) + at(900 + turn),
  'nothing there': (turn) => `xqz${turn} wvx${turn}`,
};

let failed = false;
for (const [name, query] of Object.entries(kinds)) {
  const times: number[] = [];
  let hits = 0;
  for (let turn = 0; turn < 60; turn += 1) {
    const before = performance.now();
    const response = await fetch(`${origin}${blogSearch.path}?q=${encodeURIComponent(query(turn))}`);
    const { data } = (await response.json()) as { data: { total: number } };
    // The first ones warm the plans and the buffers.
    if (turn >= 10) times.push(performance.now() - before);
    hits += data.total;
  }
  times.sort((a, b) => a - b);
  const [median, slow] = [
    times[Math.floor(times.length / 2)] as number,
    times[Math.floor(times.length * 0.95)] as number,
  ];
  failed ||= median > Number(values.most);
  console.log(
    `${name.padEnd(22)} ${median.toFixed(1).padStart(6)} ms, 95 % ${slow.toFixed(1).padStart(6)} ms, ${Math.round(hits / 60)} hits`,
  );
}
server.close();
server.closeAllConnections();
await service.close();
rmSync(dataDir, { recursive: true, force: true });
if (failed) {
  console.error(`Some take more than ${values.most} ms.`);
  process.exitCode = 1;
}
