import { setTimeout as sleep } from 'node:timers/promises';

interface Answer {
  status: number;
  ms: number;
}

interface Tools {
  /** Somebody with an account, who has signed in from this address before. */
  owner: { email: string; from: string };
  password: string;
  login(username: string, from: string, secret: string): Promise<Answer>;
  /** Reads a page. */
  open(path: string): Promise<Answer>;
  row(row: { attack: string; tried: string; through: string; allowed: string; holds: boolean }): void;
}

/** Sign-ins that are on their way at the same time. */
const atOnce = 64;
const signIns = 2_000;
const readers = 4;
const pages = ['/', '/pricing', '/login', '/blog', '/de/pricing'];

/** Every sign-in from a network of its own: limits by network would end the flood before the passwords do. */
const network = (index: number) => `127.${128 + Math.floor(index / 250)}.${index % 250}.1`;

const quantile = (samples: readonly number[], part: number) => {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
};
const ms = (value: number) => `${value.toFixed(0)} ms`;
const times = (answers: readonly Answer[]) => {
  const all = answers.map((answer) => answer.ms);
  return `p50 ${ms(quantile(all, 0.5))}, p95 ${ms(quantile(all, 0.95))}, p99 ${ms(quantile(all, 0.99))}`;
};

/** Thousands of wrong sign-ins, while readers read, and an owner signs in every second. */
export async function floodAttack({ owner, password, login, open, row }: Tools): Promise<void> {
  for (const path of pages) await open(path);
  const read: Answer[] = [];
  const own: Answer[] = [];
  const wrong: Answer[] = [];
  let sent = 0;
  let isFlooding = true;
  const flood = Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (sent < signIns) {
        const index = sent++;
        wrong.push(await login(`nobody${index}@flood.test`, network(index), 'Wrong-one1'));
      }
    }),
  ).finally(() => {
    isFlooding = false;
  });
  const reading = Array.from({ length: readers }, async (_, reader) => {
    for (let turn = reader; isFlooding; turn += 1)
      read.push(await open(pages[turn % pages.length] as string));
  });
  const signing = (async () => {
    while (isFlooding) {
      own.push(await login(owner.email, owner.from, password));
      await sleep(1_000);
    }
  })();
  const started = performance.now();
  await Promise.all([flood, ...reading, signing]);
  const seconds = (performance.now() - started) / 1000;

  const judged = wrong.filter(({ status }) => status === 422).length;
  const refused = wrong.filter(({ status }) => status === 429 || status === 503).length;
  row({
    attack: `${signIns} wrong sign-ins, ${atOnce} at once`,
    tried: `${wrong.length} in ${seconds.toFixed(0)} s`,
    through: `${judged} judged, ${refused} told to wait; ${times(wrong)}`,
    allowed: 'none signed in',
    holds: judged + refused === wrong.length,
  });
  const served = read.filter(({ status }) => status === 200).length;
  row({
    attack: 'pages meanwhile',
    tried: `${read.length}`,
    through: `${served} served; ${times(read)}`,
    allowed: 'all served',
    holds: served === read.length,
  });
  const signedIn = own.filter(({ status }) => status === 200).length;
  row({
    attack: 'the owner of an account signs in meanwhile',
    tried: `${own.length}`,
    through: `${signedIn} signed in; ${times(own)}`,
    allowed: 'every time',
    holds: signedIn === own.length,
  });
}
