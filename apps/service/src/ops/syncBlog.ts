import { readBuiltArticles, readLeftOut, syncMarkdown, syncWordPress } from '../modules/blog/blog.module.ts';
import { type Ops, OpsError } from './opsTools.ts';

/**
 * Writes the articles of the build into the database, as a start does, and reads WordPress where it is configured: pages
 * follow within a second. Names the posts that could not be taken.
 */
export async function syncBlog({ context, say }: Ops): Promise<void> {
  const compiled = readBuiltArticles();
  if (!compiled) throw new OpsError('There is no build of the articles: run pnpm build first.');
  const written = await syncMarkdown(context, compiled);
  const { length } = compiled.articles;
  say(
    written
      ? `${length} articles: ${written.written} written, ${written.removed} removed.`
      : `${length} articles: nothing changed.`,
  );
  if (context.config.wordPressUrl) await readPosts({ context, say });
}

/** Reads WordPress, and names the posts that could not be taken. */
export async function readPosts({ context, say }: Ops): Promise<void> {
  await syncWordPress(context);
  const leftOut = await readLeftOut(context.db, 'wordpress');
  say(
    leftOut.length ? `WordPress: ${leftOut.length} posts are left out.` : 'WordPress: no post is left out.',
  );
  for (const { id, reason } of leftOut) say(`  post ${id ?? 'without an id'}: ${reason}`);
}
