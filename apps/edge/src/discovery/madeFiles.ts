import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding, type EncodedBody, encodeBody } from '../encodings.ts';

/** How the text of one address is made, and what it is. */
export interface MadeFile {
  type: string;
  make(): string | Promise<string>;
}

export interface MadeFiles {
  has(pathname: string): boolean;
  serve(request: IncomingMessage, response: ServerResponse, pathname: string): Promise<void>;
}

interface Finished {
  body: EncodedBody;
  etag: string;
}

/** Texts that follow from the manifest and the catalogues: made and compressed once, when first asked for. */
export function createMadeFiles(
  files: Readonly<Record<string, MadeFile>>,
  { keep = true }: { keep?: boolean } = {},
): MadeFiles {
  const known = new Map(Object.entries(files));
  const finished = new Map<string, Promise<Finished>>();

  async function finish({ make }: MadeFile): Promise<Finished> {
    const text = await make();
    return {
      body: await encodeBody(text),
      etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`,
    };
  }

  function get(pathname: string, file: MadeFile): Promise<Finished> {
    let running = finished.get(pathname);
    if (!running) {
      running = finish(file);
      if (keep) finished.set(pathname, running);
      running.catch(() => finished.delete(pathname));
    }
    return running;
  }

  return {
    has: (pathname) => known.has(pathname),
    async serve(request, response, pathname) {
      const file = known.get(pathname);
      if (!file) throw new Error(`nothing is made at ${pathname}`);
      const { body, etag } = await get(pathname, file);
      const headers: Record<string, string | number> = {
        'content-type': file.type,
        'cache-control': 'public, max-age=3600',
        vary: 'Accept-Encoding',
        etag,
      };
      if (request.headers['if-none-match'] === etag) {
        response.writeHead(304, headers).end();
        return;
      }
      const encoding = chooseEncoding(request.headers['accept-encoding']);
      if (encoding !== 'identity') headers['content-encoding'] = encoding;
      headers['content-length'] = body[encoding].length;
      response.writeHead(200, headers).end(request.method === 'HEAD' ? undefined : body[encoding]);
    },
  };
}
