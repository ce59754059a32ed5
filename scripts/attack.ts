import { rmSync } from 'node:fs';
import { Agent, request as httpRequest } from 'node:http';
import { parseArgs } from 'node:util';
import { type AnyOperationName, allOperations, type Operation, takesQuery } from '@tern/contract';
import { safeRedirectPath, siteAddress } from '@tern/domain';
import { startProduct } from '@tern/testing/product';
import { floodAttack } from './floodAttack.ts';
import { inputAttacks } from './inputAttacks.ts';
import { trialAttacks } from './trialAttacks.ts';

/**
 * Attacks a product that it starts itself on this machine, and prints what got through against what may.
 * The bot check is off, so that only the limits stand. Every visitor has an address of its own in
 * 127.0.0.0/8, which Linux lets any process connect from; elsewhere the attacks from many addresses cannot run.
 * `--only brute,codes` runs some of them, `--short` those that take seconds. Ends with code 1 when something got through,
 * and after a full run when an operation of the contract was never attacked.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    keep: { type: 'boolean', default: false },
    short: { type: 'boolean', default: false },
  },
});
const password = 'Sea-swallow7';
const wrong = 'Wrong-one1';

interface Row {
  attack: string;
  tried: string;
  through: string;
  allowed: string;
  holds: boolean;
}
const rows: Row[] = [];

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  body: { code: number; data: never };
  ms: number;
}

let port = 0;
let inboxPort = 0;
const agents = new Map<string, Agent>();

interface Request {
  method?: string;
  path: string;
  body?: string;
  headers?: Record<string, string>;
  /** The visitor's address, 127.x.y.z. */
  from?: string;
  port?: number;
}

/** One request over loopback; nothing here can reach another machine. */
function send({
  method = 'GET',
  path,
  body,
  headers = {},
  from = '127.0.0.1',
  port: other,
}: Request): Promise<Answer> {
  let agent = agents.get(from);
  if (!agent) {
    agent = new Agent({ keepAlive: true, maxSockets: 64, localAddress: from } as never);
    agents.set(from, agent);
  }
  const started = performance.now();
  return new Promise((done, refuse) => {
    const outgoing = httpRequest(
      { host: '127.0.0.1', port: other ?? port, method, path, headers, agent, localAddress: from },
      (response) => {
        const pieces: Buffer[] = [];
        response.on('data', (piece: Buffer) => pieces.push(piece));
        response.on('end', () => {
          const text = Buffer.concat(pieces).toString('utf8');
          const json = /json/.test(String(response.headers['content-type']));
          done({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text,
            body: json ? JSON.parse(text) : { code: 0, data: undefined },
            ms: performance.now() - started,
          });
        });
      },
    );
    outgoing.on('error', refuse);
    outgoing.end(body);
  });
}

const attacked = new Set<AnyOperationName>();

function call(
  name: AnyOperationName,
  input: object = {},
  options: { from?: string; token?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  attacked.add(name);
  const operation: Operation = allOperations[name];
  const { method, path } = operation;
  const query = takesQuery(operation) ? `?${new URLSearchParams(input as Record<string, string>)}` : '';
  return send({
    method,
    path: path + query,
    ...(options.from && { from: options.from }),
    ...(method === 'POST' && { body: JSON.stringify(input) }),
    headers: {
      ...(method === 'POST' && { 'content-type': 'application/json' }),
      ...(options.token && { authorization: `Bearer ${options.token}` }),
      ...options.headers,
    },
  });
}

let visitors = 0;
/** An unused address. */
function newVisitor(): string {
  visitors += 1;
  return `127.${64 + Math.floor(visitors / 62_500)}.${Math.floor(visitors / 250) % 250}.${(visitors % 250) + 1}`;
}

async function inTurns<In, Out>(
  items: readonly In[],
  atOnce: number,
  work: (item: In) => Promise<Out>,
): Promise<Out[]> {
  const results: Out[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < items.length) {
        const index = next++;
        results[index] = await work(items[index] as In);
      }
    }),
  );
  return results;
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
const quantile = (samples: readonly number[], part: number) => {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
};
const ms = (value: number) => `${value.toFixed(1)} ms`;

let people = 0;
async function newPerson(): Promise<{ email: string; token: string; userId: string; from: string }> {
  people += 1;
  const email = `person${people}@mail.test`;
  const from = newVisitor();
  const signedUp = await call('anonymousSignup', { email }, { from });
  if (signedUp.status !== 200) throw new Error(`sign-up: ${signedUp.text}`);
  const { token, user } = signedUp.body.data as { token: string; user: { user_id: string } };
  const set = await call('setPassword', { password }, { token, from });
  if (set.status !== 200) throw new Error(`password: ${set.text}`);
  return { email, token, userId: user.user_id, from };
}

/** Logins whose password was looked at: the others were turned away before. */
const guesses = (answers: readonly Answer[]) =>
  answers.filter(({ status }) => status === 422 || status === 200).length;
const count = (row: { attack: string; tried: number; through: number; most: number }) =>
  rows.push({
    attack: row.attack,
    tried: `${row.tried}`,
    through: `${row.through}`,
    allowed: `at most ${row.most}`,
    holds: row.through <= row.most,
  });

const login = (username: string, from: string, headers?: Record<string, string>, secret = wrong) =>
  call('login', { username, password: secret }, { from, ...(headers && { headers }) });

async function brute(): Promise<void> {
  const victim = await newPerson();
  const one = newVisitor();
  const answers = await inTurns(numbers(200), 20, () => login(victim.email, one));
  count({ attack: 'passwords of one account, one address', tried: 200, through: guesses(answers), most: 5 });
  const right = await login(victim.email, one, undefined, password);
  count({ attack: 'the right password after that', tried: 1, through: guesses([right]), most: 0 });

  const spraying = newVisitor();
  const sprayed = await inTurns(numbers(300), 20, (index) => login(`nobody${index}@mail.test`, spraying));
  count({ attack: '300 accounts, one address', tried: 300, through: guesses(sprayed), most: 100 });

  const forging = newVisitor();
  const second = await newPerson();
  const forged = await inTurns(numbers(200), 20, (index) =>
    login(second.email, forging, {
      'x-forwarded-for': `203.0.113.${index}`,
      'x-real-ip': `203.0.113.${index}`,
      forwarded: `for=203.0.113.${index}`,
    }),
  );
  count({ attack: '200 forged forwarded addresses', tried: 200, through: guesses(forged), most: 5 });

  const third = await newPerson();
  const crowd = numbers(50).map(newVisitor);
  const tries = crowd.flatMap((from) => numbers(8).map(() => from));
  const crowded = await inTurns(tries, 20, (from) => login(third.email, from));
  count({ attack: 'one account, 50 addresses', tried: tries.length, through: guesses(crowded), most: 100 });

  const app = newVisitor();
  const fourth = await newPerson();
  const mixed = await inTurns(numbers(100), 20, (index) =>
    index % 2
      ? login(fourth.email, app)
      : call(
          'deviceLogin',
          { username: fourth.email, password: wrong, installation: `i${index}` },
          { from: app, headers: { 'x-app-type': '401' } },
        ),
  );
  count({ attack: 'website and app login in turn', tried: 100, through: guesses(mixed), most: 5 });

  const inside = await newPerson();
  const changes = await inTurns(numbers(100), 20, () =>
    call(
      'changePassword',
      { current_password: wrong, new_password: 'Fresh-wind5' },
      { token: inside.token, from: inside.from },
    ),
  );
  count({ attack: 'current password with a stolen session', tried: 100, through: guesses(changes), most: 5 });
}

async function codeMail(email: string): Promise<string> {
  for (let turn = 0; turn < 60; turn += 1) {
    const { text } = await send({ path: `/inbox.json?to=${encodeURIComponent(email)}`, port: inboxPort });
    const mails = JSON.parse(text) as { text: string }[];
    const code = mails.map((mail) => /^(\d{8})$/m.exec(mail.text)?.[1]).find(Boolean);
    if (code) return code;
    await new Promise((done) => setTimeout(done, 250));
  }
  throw new Error('No mail with a code came.');
}

async function codes(): Promise<void> {
  const victim = await newPerson();
  await call('verificationRequest', { email: victim.email }, { from: newVisitor() });
  const code = await codeMail(victim.email);
  const crowd = numbers(250).map(newVisitor);
  const answers = await inTurns(numbers(10_000), 400, (index) => {
    const guess = String((Number(code) + 1 + index) % 100_000_000).padStart(8, '0');
    return call(
      'verificationValidate',
      { email: victim.email, code: guess },
      { from: crowd[index % 250] as string },
    );
  });
  const looked = answers.filter(({ body }) => body.code === operationsCode.verification_failed).length;
  count({ attack: 'guesses of one code, 250 addresses at once', tried: 10_000, through: looked, most: 5 });
  const right = await call('verificationValidate', { email: victim.email, code }, { from: newVisitor() });
  count({ attack: 'the right code after that', tried: 1, through: Number(right.status === 200), most: 0 });

  const second = await newPerson();
  const asked = await inTurns(numbers(60), 20, () =>
    call('verificationRequest', { email: second.email }, { from: newVisitor() }),
  );
  const sent = asked.filter(({ status }) => status === 200).length;
  count({ attack: 'codes mailed to one address', tried: 60, through: sent, most: 5 });
  const one = newVisitor();
  const spam = await inTurns(numbers(60), 20, (index) =>
    call('verificationRequest', { email: `nobody${index}@mail.test` }, { from: one }),
  );
  const spammed = spam.filter(({ status }) => status === 200).length;
  count({ attack: 'codes asked for by one address', tried: 60, through: spammed, most: 20 });
  const writer = newVisitor();
  const contact = await inTurns(numbers(30), 10, () =>
    call('contactUs', { name: 'A', email: 'a@mail.test', inquiry: 'B' }, { from: writer }),
  );
  const written = contact.filter(({ status }) => status === 200).length;
  count({ attack: 'contact form, one address', tried: 30, through: written, most: 5 });
}

const operationsCode = { verification_failed: 20107 };

async function enumeration(): Promise<void> {
  const known = await inTurns(numbers(200), 8, newPerson);
  for (const [what, ask] of [
    ['login', (email: string) => login(email, newVisitor())],
    ['reset', (email: string) => call('verificationRequest', { email }, { from: newVisitor() })],
  ] as const) {
    const samples: Record<'known' | 'unknown', Answer[]> = { known: [], unknown: [] };
    for (const [index, person] of known.entries()) {
      // In turn, so that whatever else the machine does hits both alike.
      const pair = [
        ['known', person.email],
        ['unknown', `stranger${index}@mail.test`],
      ] as const;
      for (const [kind, email] of index % 2 ? pair : [...pair].reverse())
        samples[kind].push(await ask(email));
    }
    const differing = new Set(
      [...samples.known, ...samples.unknown].map((answer) => `${answer.status} ${answer.text}`),
    );
    const headers = new Set(
      [...samples.known, ...samples.unknown].map((answer) =>
        JSON.stringify({ ...answer.headers, date: '', 'x-request-id': '' }),
      ),
    );
    rows.push({
      attack: `${what}: known against unknown, bytes`,
      tried: '200 + 200',
      through: `${differing.size} bodies, ${headers.size} sets of headers`,
      allowed: '1 body, 1 set',
      holds: differing.size === 1 && headers.size === 1,
    });
    const medians = [samples.known, samples.unknown].map((list) =>
      quantile(
        list.map((answer) => answer.ms),
        0.5,
      ),
    );
    const gap = Math.abs((medians[0] ?? 0) - (medians[1] ?? 0));
    rows.push({
      attack: `${what}: known against unknown, time`,
      tried: '200 + 200',
      through: `${medians.map(ms).join(' and ')}: ${ms(gap)} apart`,
      allowed: 'under 5 ms apart',
      holds: gap < 5,
    });
  }
}

const evilHosts = [
  '//evil.test',
  '///evil.test',
  '////evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  '/\\/evil.test',
];
const redirectPayloads = [
  ...evilHosts,
  ...evilHosts.map((host) => `${host}/..`),
  ...evilHosts.map((host) => `${host}%2f..`),
  'https://evil.test',
  'http://evil.test',
  'https:evil.test',
  'https:/evil.test',
  'HTTPS://evil.test',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '/%09/evil.test',
  '/%0a/evil.test',
  '/%0d/evil.test',
  '/%5cevil.test',
  '/%2fevil.test',
  '/%2f%2fevil.test',
  '/%252fevil.test',
  '/%255cevil.test',
  '/.//evil.test',
  '/..//evil.test',
  '/x/..//evil.test',
  '/./\\evil.test',
  '/%2e//evil.test',
  '/%2e%2e//evil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  '/\r/evil.test',
  '\t//evil.test',
  ' //evil.test',
  '//evil.test@localhost',
  '//localhost@evil.test',
  'https://localhost@evil.test',
  '/\u2028/evil.test',
  '/\u3002evil.test//',
  '//evil%E3%80%82test',
  '//[::1]',
  '/m//evil.test',
  '/de//evil.test',
  '/de/m/\\evil.test',
  '//1113982867',
  '//0x7f000001',
  '/login?redirect=//evil.test',
  '?redirect=//evil.test',
  '#//evil.test',
  '',
  '.',
  '..',
  'evil.test',
  '@evil.test',
];

async function redirects(): Promise<void> {
  const own = `http://localhost:${port}`;
  const leads = (location: string) => {
    if (!URL.canParse(location, own)) return false;
    return new URL(location, own).origin !== own;
  };
  const afterLogin = redirectPayloads.filter((payload) => {
    const path = safeRedirectPath(payload);
    if (path === null) return false;
    const wanted = siteAddress(path, { language: 'en', variant: 'desktop' });
    return leads(path) || leads(wanted);
  });
  count({
    attack: 'redirect after the login',
    tried: redirectPayloads.length,
    through: afterLogin.length,
    most: 0,
  });
  let out = 0;
  let tried = 0;
  for (const payload of redirectPayloads) {
    const encoded = encodeURI(payload.startsWith('/') ? payload : `/${payload}`);
    const paths = [
      encoded,
      `/en${encoded}`,
      `/de${encoded}`,
      `${encoded}?nl=de`,
      `/myAccount?next=${encodeURIComponent(payload)}`,
    ];
    for (const path of paths) {
      tried += 1;
      const answer = await send({ path, headers: { cookie: 'language=de' } }).catch(() => null);
      const { location } = answer?.headers ?? {};
      if (typeof location === 'string' && leads(location)) out += 1;
    }
  }
  count({ attack: 'redirects of pages', tried, through: out, most: 0 });
}

async function crossSite(): Promise<void> {
  const victim = await newPerson();
  const cookie = `session=${victim.token}; signed_in=1`;
  const foreign = {
    origin: 'https://evil.test',
    referer: 'https://evil.test/',
    'sec-fetch-site': 'cross-site',
    cookie,
  };
  const body = JSON.stringify({ username: victim.email, password, email: victim.email, ip: '8.8.8.8' });
  let tried = 0;
  let through = 0;
  for (const operation of Object.values<Operation>(allOperations)) {
    if (operation.method !== 'POST') continue;
    // The content types that a form or a simple request of another site can send.
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      tried += 1;
      const headers = { ...foreign, 'content-type': type };
      const answer = await send({ method: 'POST', path: operation.path, body, headers, from: newVisitor() });
      if (answer.status === 200) through += 1;
    }
    // With JSON the browser sends a preflight request.
    tried += 1;
    const asked = await send({
      method: 'OPTIONS',
      path: operation.path,
      headers: {
        ...foreign,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    });
    if (asked.headers['access-control-allow-origin']) through += 1;
    if (operation.auth !== 'bearer') continue;
    tried += 1;
    const headers = { ...foreign, 'content-type': 'application/json' };
    const answer = await send({ method: 'POST', path: operation.path, body, headers, from: newVisitor() });
    if (answer.status === 200) through += 1;
  }
  const traded = await send({ path: allOperations.session.path, headers: foreign });
  tried += 1;
  if (traded.text.includes(victim.token)) through += 1;
  count({ attack: 'posts from another site, cookies included', tried, through, most: 0 });
}

const signedIn = Object.values<Operation>(allOperations).filter(({ auth }) => auth === 'bearer');

async function foreignIds(): Promise<void> {
  const owner = await newPerson();
  const stranger = await newPerson();
  const app = await call(
    'deviceLogin',
    { username: owner.email, password, installation: 'one' },
    { from: owner.from, headers: { 'x-app-type': '401' } },
  );
  const data = async (name: AnyOperationName) =>
    (await call(name, {}, { token: owner.token })).body.data as never;
  const quote = (await call('quote', { product_id: '12m', currency: 'USD' })).body.data as {
    quote_id: string;
  };
  const order = (await call('createSubscription', { quote_id: quote.quote_id }, { token: owner.token })).body
    .data as { order_id: string };
  await call('userIpBind', { ip: '8.8.8.8' }, { token: owner.token });
  const { device } = app.body.data as { device: { user_id: string } };
  const { sessions } = (await data('sessionList')) as { sessions: { session_id: string }[] };
  const { events } = (await data('securityEventList')) as { events: { event_id: string }[] };
  const input = {
    order_id: order.order_id,
    subscription_id: 'sub_none',
    unbind_app_type: 401,
    unbind_user_id: device.user_id,
    session_id: sessions[0]?.session_id,
    before: events.at(-1)?.event_id,
    password: wrong,
  };
  const missing = Object.entries(input).flatMap(([name, value]) => (value === undefined ? [name] : []));
  if (missing.length) throw new Error(`ids of somebody else: there is no ${missing.join(', ')}`);
  const secrets = [
    owner.email,
    owner.userId,
    device.user_id,
    order.order_id,
    ...sessions.map((session) => session.session_id),
  ];
  let through = 0;
  const last = ['sessionEndAll', 'accountDelete'];
  const list = [...signedIn].sort((a, b) => last.indexOf(a.name) - last.indexOf(b.name));
  for (const operation of list) {
    const answer = await call(operation.name as AnyOperationName, input, {
      token: stranger.token,
      from: stranger.from,
    });
    if (answer.status >= 500 || secrets.some((secret) => answer.text.includes(secret))) through += 1;
  }
  const untouched =
    ((await data('sessionList')) as { sessions: unknown[] }).sessions.length === sessions.length &&
    ((await data('deviceList')) as { devices: unknown[] }).devices.length === 1 &&
    ((await data('userIpQuery')) as { ip: string | null }).ip === '8.8.8.8';
  if (!untouched) through += 1;
  count({ attack: 'ids of somebody else, every operation', tried: list.length, through, most: 0 });
}

async function revoked(): Promise<void> {
  const dead: string[] = [];
  const endings: ((
    person: { email: string; token: string; from: string },
    other: string,
  ) => Promise<unknown>)[] = [
    ({ token }) => call('logout', {}, { token }),
    (_person, other) => call('sessionEndAll', { keep_current: true }, { token: other }),
    ({ from }, other) =>
      call(
        'changePassword',
        { current_password: password, new_password: 'Fresh-wind5' },
        { token: other, from },
      ),
    (_person, other) => call('accountDelete', { password }, { token: other }),
  ];
  for (const end of endings) {
    const person = await newPerson();
    const other = await login(person.email, person.from, undefined, password);
    await end(person, (other.body.data as { token: string }).token);
    dead.push(person.token);
  }
  dead.push('', 'nonsense', 'a'.repeat(43));
  let through = 0;
  for (const token of dead) {
    for (const operation of signedIn) {
      const answer = await call(operation.name as AnyOperationName, {}, { token: token || ' ' });
      if (answer.status !== 401) through += 1;
    }
  }
  count({
    attack: 'ended sessions and made-up tokens',
    tried: dead.length * signedIn.length,
    through,
    most: 0,
  });
}

async function pages(): Promise<void> {
  const open = () => send({ path: '/pricing', headers: { 'accept-encoding': 'br' } });
  for (let turn = 0; turn < 200; turn += 1) await open();
  const quiet = (await inTurns(numbers(600), 4, open)).map((answer) => answer.ms);
  const busy: number[] = [];
  let hashing = true;
  const logins = Promise.all(
    numbers(200).map((index) => login(`nobody${index}@mail.test`, newVisitor())),
  ).finally(() => {
    hashing = false;
  });
  await Promise.all(
    numbers(4).map(async () => {
      while (hashing) busy.push((await open()).ms);
    }),
  );
  const answered = (await logins).filter(({ status }) => status === 422).length;
  const bound = 100;
  rows.push({
    attack: 'a page during 200 logins at once, p99',
    tried: `${answered} logins, ${busy.length} pages`,
    through: `${ms(quantile(busy, 0.99))} (median ${ms(quantile(busy, 0.5))}; at rest ${ms(quantile(quiet, 0.99))})`,
    allowed: `under ${bound} ms`,
    holds: quantile(busy, 0.99) < bound,
  });
}

const trials = () =>
  trialAttacks({ sandbox: `http://localhost:${inboxPort}`, newVisitor, call, send, count });

const inputs = async () => inputAttacks({ person: await newPerson(), newVisitor, send, attacked, count });

const flood = async () =>
  floodAttack({
    owner: await newPerson(),
    password,
    // Strangers leave: thousands of connections at rest are another attack.
    login: (username, from, secret) => login(username, from, { connection: 'close' }, secret),
    open: (path) => send({ path, headers: { 'accept-encoding': 'br' } }),
    row: (row) => rows.push(row),
  });

const attacks = {
  inputs,
  brute,
  codes,
  enumeration,
  redirects,
  crossSite,
  foreignIds,
  revoked,
  pages,
  flood,
  trials,
};
/** Those of `--short`. */
const short = ['inputs', 'redirects', 'crossSite', 'foreignIds', 'revoked'];

/** Every operation that can be reached must have met an attack of its own, and not a preflight request alone. */
function checkCoverage(): void {
  const names = Object.keys(allOperations) as AnyOperationName[];
  const left = names.filter((name) => !attacked.has(name));
  count({ attack: 'operations without an attack', tried: names.length, through: left.length, most: 0 });
  for (const name of left) console.log(`No attack calls ${name}.`);
}

function print(): void {
  const head: Row = {
    attack: 'attack',
    tried: 'tried',
    through: 'got through',
    allowed: 'allowed',
    holds: true,
  };
  const columns = ['attack', 'tried', 'through', 'allowed'] as const;
  const widths = columns.map((column) => Math.max(...[head, ...rows].map((row) => row[column].length)));
  const line = (row: Row) =>
    columns.map((column, index) => row[column].padEnd(widths[index] ?? 0)).join('  ');
  console.log(`\n${line(head)}`);
  for (const row of rows) console.log(`${line(row)}  ${row.holds ? 'holds' : 'BROKEN'}`);
}

async function main(): Promise<void> {
  const only = values.only?.split(',') ?? (values.short ? short : undefined);
  const unknown = only?.filter((name) => !(name in attacks)) ?? [];
  if (unknown.length)
    throw new Error(`There is no ${unknown.join(', ')}: ${Object.keys(attacks).join(', ')}.`);
  if (process.platform !== 'linux')
    console.log('Attacks from many addresses need Linux; expect failures here.');
  const product = await startProduct({ BOT_CHECK: 'off', LOG_LEVEL: 'silent', TRUSTED_PROXIES: '0' });
  port = Number(new URL(product.origin).port);
  inboxPort = Number(new URL(product.sandbox).port);
  try {
    for (const [name, attack] of Object.entries(attacks)) {
      if (only && !only.includes(name)) continue;
      const started = performance.now();
      await attack();
      console.log(`${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
    }
  } finally {
    for (const agent of agents.values()) agent.destroy();
    await product.end();
    if (!values.keep) rmSync(product.dataDir, { recursive: true, force: true });
  }
  if (!values.only) checkCoverage();
  print();
  if (rows.some((row) => !row.holds)) process.exitCode = 1;
}

main().catch((error: Error) => {
  console.error(error.stack ?? error.message);
  process.exitCode = 1;
});
