import { readBuiltArticles, syncMarkdown } from '../modules/blog/blog.module.ts';
import { type Ops, OpsError } from './opsTools.ts';

/** Writes the articles of the build into the database, as a start does: pages follow within a second. */
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
}
