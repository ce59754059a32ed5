import * as v from 'valibot';
import type { LeftOut } from '../../db/blogSchema.ts';
import { readAtMost } from '../../readAtMost.ts';

/** ms for one response. */
const longestWait = 10_000;
const perPage = 50;
/** Pages that are read: more is no blog, or paging that never ends. */
const mostPages = 400;
/** Bytes of one response. */
const mostBytes = 20 * 1024 * 1024;

/** Why the content of WordPress could not be read, in words for the log. */
export class WordPressUnreadable extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'WordPressUnreadable';
  }
}

const rendered = v.object({ rendered: v.string() });
const term = v.object({
  id: v.number(),
  name: v.string(),
  slug: v.string(),
  taxonomy: v.string(),
});
const media = v.object({
  source_url: v.optional(v.string()),
  alt_text: v.optional(v.string(), ''),
  media_details: v.optional(v.looseObject({ width: v.optional(v.number()), height: v.optional(v.number()) })),
});

/** The fields of a post that are read (WordPress REST API, `wp/v2`). What `_embed` could not find has a shape of its own. */
const post = v.object({
  id: v.pipe(v.number(), v.integer(), v.minValue(1)),
  date: v.string(),
  modified: v.string(),
  link: v.string(),
  slug: v.string(),
  title: rendered,
  excerpt: v.optional(rendered, { rendered: '' }),
  content: v.object({ rendered: v.string(), protected: v.optional(v.boolean(), false) }),
  yoast_head_json: v.optional(v.nullable(v.record(v.string(), v.unknown())), null),
  _embedded: v.optional(
    v.object({
      author: v.optional(v.array(v.looseObject({ name: v.optional(v.string()) })), []),
      'wp:featuredmedia': v.optional(v.array(v.fallback(v.nullable(media), null)), []),
      'wp:term': v.optional(v.array(v.array(v.fallback(v.nullable(term), null))), []),
    }),
    {},
  ),
});
export type WordPressPost = v.InferOutput<typeof post>;

/** The posts of a page of the list, and those that are none. */
interface Listed {
  posts: WordPressPost[];
  leftOut: LeftOut[];
}

function judgePosts(data: readonly unknown[]): Listed {
  const listed: Listed = { posts: [], leftOut: [] };
  for (const each of data) {
    const judged = v.safeParse(post, each);
    if (judged.success) {
      listed.posts.push(judged.output);
      continue;
    }
    const { id } = (each ?? {}) as { id?: unknown };
    const reason = `not as wp/v2 says: ${v.getDotPath(judged.issues[0]) ?? 'no post'}`;
    listed.leftOut.push({ id: Number.isSafeInteger(id) ? (id as number) : null, reason });
  }
  return listed;
}

async function getPage(
  url: string,
  page: number,
  timeout: number,
): Promise<Listed & { pages: number; total: number }> {
  const query = `per_page=${perPage}&page=${page}&orderby=id&order=asc&_embed=author,wp:featuredmedia,wp:term`;
  let response: Response;
  let text: string;
  try {
    response = await fetch(`${url}/wp-json/wp/v2/posts?${query}`, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(timeout),
    });
    const bytes = await readAtMost(response, mostBytes);
    if (!bytes) throw new WordPressUnreadable('its answer is too large');
    text = bytes.toString('utf8');
  } catch (error) {
    if (error instanceof WordPressUnreadable) throw error;
    throw new WordPressUnreadable(
      (error as Error).name === 'TimeoutError' ? 'it is too slow' : 'it does not answer',
    );
  }
  if (!response.ok) throw new WordPressUnreadable(`it answers with ${response.status}`);
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new WordPressUnreadable('it answers something else than JSON');
  }
  if (!Array.isArray(data)) throw new WordPressUnreadable('its posts are not as wp/v2 says');
  const count = (name: string) => {
    const value = response.headers.get(name);
    if (value === null || !/^\d+$/.test(value)) throw new WordPressUnreadable(`its answer has no ${name}`);
    return Number(value);
  };
  return { ...judgePosts(data), pages: count('x-wp-totalpages'), total: count('x-wp-total') };
}

/**
 * Every published post, page by page. Throws `WordPressUnreadable` when a page is missing or the pages do not add up: half
 * of a blog is never taken for all of it. A post that is not as it should be is left out. `timeout` is in ms, for each page.
 */
export async function readWordPress(url: string, timeout = longestWait): Promise<Listed> {
  const found = new Map<number, WordPressPost>();
  const first = await getPage(url, 1, timeout);
  if (first.pages > mostPages) throw new WordPressUnreadable(`it has ${first.pages} pages of posts`);
  for (const each of first.posts) found.set(each.id, each);
  const leftOut = [...first.leftOut];
  for (let page = 2; page <= first.pages; page += 1) {
    const listed = await getPage(url, page, timeout);
    for (const each of listed.posts) found.set(each.id, each);
    leftOut.push(...listed.leftOut);
  }
  const read = found.size + leftOut.length;
  if (read < first.total)
    throw new WordPressUnreadable(`it says that there are ${first.total} posts, and its pages have ${read}`);
  if (!found.size && leftOut.length)
    throw new WordPressUnreadable(`none of its posts is one: ${leftOut[0]?.reason}`);
  return { posts: [...found.values()], leftOut };
}
