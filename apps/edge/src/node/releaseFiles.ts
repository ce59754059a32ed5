import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createByteCache } from '../cache/byteCache.ts';
import { availableDictionary, type Dictionary, dictionaryOf, packAgainst } from '../dictionary/Dictionary.ts';
import type { Content } from '../http/Content.ts';
import type { EdgeRequest, PackedBody } from '../http/respond.ts';
import { compressWith } from './encodeBody.ts';

const mebibyte = 1024 * 1024;

/** Scripts and stylesheets are named `boot-Dv_Y5y29.js`: what they are, and the hash of what is in them. */
const named = /^(\/assets\/.+?-)[\w-]{7,8}((?:\.m)?\.(?:css|js))$/;

/** The addresses of a file in every release, as a URL pattern; null for what is no script or stylesheet. */
export function patternOf(pathname: string): string | null {
  const [, start, end] = named.exec(pathname) ?? [];
  return start === undefined ? null : `${start}*${end}`;
}

/** Headers by which a browser keeps a script or a stylesheet to fetch its next release as a difference (RFC 9842). */
export function dictionaryHeaders(pathname: string): Record<string, string> {
  const pattern = patternOf(pathname);
  return pattern === null
    ? {}
    : { 'use-as-dictionary': `match="${pattern}"`, vary: 'Accept-Encoding, Available-Dictionary' };
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('base64');

/**
 * Compresses scripts and stylesheets against the one of the same name that the browser has: of the release before, or of
 * another page. `folders` are the client builds of the releases. Files are read when a browser first names one.
 */
export function createReleaseFiles(folders: readonly string[]) {
  /** Paths by the pattern of their address. */
  const paths = new Map<string, string[]>();
  for (const folder of folders)
    for (const name of globSync('assets/*.{js,css}', { cwd: folder })) {
      const pattern = patternOf(`/${name}`);
      if (pattern) paths.set(pattern, [...(paths.get(pattern) ?? []), join(folder, name)]);
    }
  /** Paths by the name of a dictionary, of patterns that a browser has named. */
  const known = new Map<string, Map<string, string>>();
  const packed = createByteCache<PackedBody>({
    maxBytes: mebibyte,
    // With the headers that are kept beside a body.
    weightOf: ({ bytes }) => bytes.length + 2048,
  });

  function dictionaryFor(pattern: string, available: string): Dictionary | null {
    let byName = known.get(pattern);
    if (!byName) {
      byName = new Map((paths.get(pattern) ?? []).map((path) => [`:${hashOf(readFileSync(path))}:`, path]));
      known.set(pattern, byName);
    }
    const path = byName.get(available);
    return path === undefined ? null : dictionaryOf(readFileSync(path), available.slice(1, -1));
  }

  /** A folder may go, or be built anew, while this process runs: then files are sent whole. */
  function readDictionary(pattern: string, available: string): Dictionary | null {
    try {
      return dictionaryFor(pattern, available);
    } catch {
      return null;
    }
  }

  return {
    /** A file as what differs from the one that the browser has; undefined where it has none of its name. */
    pack(request: EdgeRequest, pathname: string, content: Content): PackedBody | undefined {
      const available = availableDictionary(request);
      const pattern = available && patternOf(pathname);
      if (!available || !pattern) return undefined;
      const key = `${pathname} ${available}`;
      const made = packed.get(key);
      if (made) return made;
      const dictionary = readDictionary(pattern, available);
      if (!dictionary) return undefined;
      const body = packAgainst(content.body.identity, dictionary, compressWith);
      packed.set(key, body);
      return body;
    },
  };
}
