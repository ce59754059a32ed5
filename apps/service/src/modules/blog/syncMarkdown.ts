import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { CompiledArticles } from '@tern/articles';
import { type Context, timeFromNow } from '../../context.ts';
import { markdownContent } from './storedArticle.ts';
import { type Written, writeContent } from './sync.repo.ts';

/** Written by the build of the site. */
const builtFile = fileURLToPath(new URL('../../../../site/dist/articles.json', import.meta.url));

/** The articles that the build has compiled; null where there is no build. */
export function readBuiltArticles(file = builtFile): CompiledArticles | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as CompiledArticles) : null;
}

/** Writes the compiled Markdown into the database where it differs. Null when nothing did. */
export const syncMarkdown = (context: Context, compiled: CompiledArticles): Promise<Written | null> =>
  writeContent(context.db, markdownContent(compiled), timeFromNow(context));
