import { type Context, timeFromNow } from '../../context.ts';
import { inProviderCall } from '../../observe/providerCalls.ts';
import { readWordPress, WordPressUnreadable } from './readWordPress.ts';
import { writeContent } from './sync.repo.ts';
import { wordPressContent } from './wordPressContent.ts';
import { picturePath } from './wordPressPictures.ts';

/** The reason that was logged last, for each service: a WordPress that stays away is said once. */
const told = new WeakMap<Context, string>();

/**
 * Reads every post of the configured WordPress and writes what changed. While it is away, slow, or answers nonsense, what
 * is stored goes on being shown.
 */
export async function syncWordPress(context: Context): Promise<void> {
  const { wordPressUrl: url, wordPressLanguage: language } = context.config;
  if (!url) return;
  try {
    const posts = await inProviderCall(context, { provider: 'wordpress', operation: 'posts' }, () =>
      readWordPress(url),
    );
    const picture = (src: string) =>
      new URL(src).origin === new URL(url).origin ? picturePath(src, url) : null;
    const content = wordPressContent(posts, { url, language, picture });
    const written = await writeContent(context.db, content, timeFromNow(context));
    if (written) context.log.info({ source: 'wordpress', ...written }, 'articles written');
    if (written && content.leftOut?.length)
      context.log.warn({ source: 'wordpress', posts: content.leftOut.slice(0, 20) }, 'posts were left out');
    if (told.delete(context)) context.log.info({ source: 'wordpress' }, 'WordPress answers again');
  } catch (error) {
    if (!(error instanceof WordPressUnreadable)) throw error;
    if (told.get(context) === error.message) return;
    told.set(context, error.message);
    context.log.warn({ reason: error.message }, 'WordPress could not be read, its stored articles are shown');
  }
}
