import { existsSync, watch } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { pictureFolder } from '@tern/articles';
import { compileArticles } from '@tern/articles/compile';
import type { Started } from './runUntilSignal.ts';
import { say } from './say.ts';

const content = resolve(import.meta.dirname, '../../site/content/blog');

/** ms that a saved file may take to be followed by others. */
const settle = 150;

const types: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
};

/** The articles as they are written, for those who write them: problems are told, and hold nothing back. */
export function watchArticles(started: Started) {
  let compilation = compileArticles(content);
  const report = () => {
    for (const problem of compilation.problems) console.error(`article: ${problem}`);
    say(`articles: ${compilation.compiled.articles.length}, ${compilation.problems.length} problems`);
  };
  report();
  return {
    compiled: () => compilation.compiled,
    /** Calls `changed` after every change of a file. */
    onChange(changed: () => Promise<unknown>) {
      if (!existsSync(content)) return;
      let timer: NodeJS.Timeout | undefined;
      const watcher = watch(content, { recursive: true }, () => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          compilation = compileArticles(content);
          report();
          changed().catch((error: Error) => console.error(error.message));
        }, settle);
      });
      started.push(async () => {
        clearTimeout(timer);
        watcher.close();
      });
    },
    /** Answers for a picture of an article; false for anything else. */
    servePicture({ url = '' }: IncomingMessage, response: ServerResponse): boolean {
      if (!url.startsWith(`${pictureFolder}/`)) return false;
      const name = url.slice(pictureFolder.length + 1).split('?', 1)[0];
      const picture = compilation.pictures.find((each) => each.name === name);
      if (!picture) return false;
      response.setHeader(
        'Content-Type',
        types[picture.name.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
      );
      response.end(picture.bytes);
      return true;
    },
  };
}

export type WatchedArticles = ReturnType<typeof watchArticles>;
