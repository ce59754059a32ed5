import { readFileSync } from 'node:fs';
import type { EdgeOptions } from '@tern/edge';
import { ConfigError, type Environment } from '@tern/service/forEdge';

/** The certificate and the key that `TLS_CERT` and `TLS_KEY` name, PEM files; nothing where neither is set. */
export function readTls({ TLS_CERT, TLS_KEY }: Environment): Pick<EdgeOptions, 'tls'> {
  if (!TLS_CERT && !TLS_KEY) return {};
  if (!TLS_CERT || !TLS_KEY) throw new ConfigError(['TLS_CERT and TLS_KEY are set together or not at all.']);
  const read = (name: string, path: string) => {
    try {
      return readFileSync(path);
    } catch {
      throw new ConfigError([`${name} names the file ${path}, which cannot be read.`]);
    }
  };
  return { tls: { cert: read('TLS_CERT', TLS_CERT), key: read('TLS_KEY', TLS_KEY) } };
}
