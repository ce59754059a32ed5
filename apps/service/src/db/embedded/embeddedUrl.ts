import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const userName = 'tern';

export const databaseName = 'tern';

export const addressOf = (port: number, password: string, database: string) =>
  `postgres://${userName}:${password}@127.0.0.1:${port}/${database}`;

export const embeddedUrl = (port: number, password: string): string =>
  addressOf(port, password, databaseName);

export function readPassword(dataDir: string): string {
  const path = join(dataDir, 'postgres.password');
  if (!existsSync(path)) writeFileSync(path, randomBytes(24).toString('hex'), { mode: 0o600 });
  return readFileSync(path, 'utf8').trim();
}
