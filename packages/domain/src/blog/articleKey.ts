/** The fields of a blog entry that its key derives from (spec section 3). */
export interface ArticleSource {
  /** The folder of a Markdown article, the number of a WordPress post. */
  readonly id: string;
  /** The source's path, with or without slashes at its ends. */
  readonly short_path: string;
  readonly isWP: boolean;
}

const maxLength = 100;

/** `-wp` and a number end the keys of WordPress posts alone. */
const wordPressEnd = /-wp\d+$/;

/** Second parts of addresses below `/blog` that are pages of their own. */
const taken: readonly string[] = ['amp', 'category', 'feed', 'more', 'search', 'tag'];

const lastPart = (path: string) => path.split('/').filter(Boolean).at(-1) ?? '';

function slugOf(text: string): string {
  let decoded = text;
  try {
    decoded = decodeURIComponent(text);
  } catch {
    // A percent sign that is a percent sign.
  }
  return decoded
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/**
 * The unique key of an article, the last part of its address: lower-case letters, digits and hyphens, 100 at most. That of
 * a Markdown article is its short path; that of a WordPress post has its number at the end, so that a changed path,
 * or the same one in Markdown, is never another article (spec section 3, blog entry).
 */
export function articleKey({ id, short_path, isWP }: ArticleSource): string {
  const slug = slugOf(lastPart(short_path));
  if (!isWP) return (slug || slugOf(id)).slice(0, maxLength).replace(/-+$/, '');
  const end = `-wp${id.replace(/\D/g, '')}`;
  return `${slug.slice(0, maxLength - end.length).replace(/-+$/, '') || 'article'}${end}`;
}

/** Whether a Markdown article may have this key: it is its own slug, no page of the blog, and no key of WordPress. */
export const isMarkdownKey = (key: string): boolean =>
  key !== '' &&
  articleKey({ id: key, short_path: key, isWP: false }) === key &&
  !taken.includes(key) &&
  !wordPressEnd.test(key);
