import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { compileArticles } from './compileArticles.ts';
import { pictureFolder } from './compiledArticles.ts';

/** Thrown with every problem at once, each with its file. */
export class ArticlesRefused extends Error {
  constructor(problems: readonly string[]) {
    super(`The articles are not published:\n${problems.join('\n')}`);
    this.name = 'ArticlesRefused';
  }
}

function fingerprint(content: string): string {
  const hash = createHash('sha256');
  const sources = [
    [content, '**/*'],
    [import.meta.dirname, '*.ts'],
  ] as const;
  for (const [folder, pattern] of sources) {
    for (const file of globSync(pattern, { cwd: folder }).sort()) {
      const path = join(folder, file);
      if (statSync(path).isFile()) hash.update(file).update('\0').update(readFileSync(path));
    }
  }
  return hash.digest('hex');
}

function writePicture(path: string, bytes: Buffer): void {
  writeFileSync(path, bytes);
  if (!path.endsWith('.svg')) return;
  writeFileSync(`${path}.br`, brotliCompressSync(bytes));
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
}

/**
 * Compiles the folder of articles into the build of the site: `articles.json`, which the service reads, and the pictures.
 * Does nothing when nothing changed since. Returns how many articles there are; throws `ArticlesRefused`.
 */
export function publishArticles({ content, dist }: { content: string; dist: string }): number {
  const mark = join(dist, 'articles.fingerprint');
  const target = join(dist, 'articles.json');
  const folder = join(dist, 'client', pictureFolder);
  const now = fingerprint(content);
  const isDone = existsSync(mark) && existsSync(folder) && readFileSync(mark, 'utf8') === now;
  if (isDone) return (JSON.parse(readFileSync(target, 'utf8')) as { articles: unknown[] }).articles.length;
  const { compiled, pictures, problems } = compileArticles(resolve(content));
  if (problems.length) throw new ArticlesRefused(problems);
  rmSync(mark, { force: true });
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { name, bytes } of pictures) writePicture(join(folder, name), bytes);
  writeFileSync(target, JSON.stringify(compiled));
  // The mark comes last: what was not finished is done again.
  writeFileSync(mark, now);
  return compiled.articles.length;
}
