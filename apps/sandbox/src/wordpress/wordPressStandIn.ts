import type { FastifyInstance } from 'fastify';
import type { StateFile } from '../state.ts';
import { type SamplePost, samplePosts } from './samplePosts.ts';

/** Where the stand-in's WordPress is installed. */
export const wordPressPath = '/wordpress';

/** A picture of two points. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAYAAAD0In+KAAAAEElEQVR4nGNgYGD4D8IMMAAAFfAC/wVp2y8AAAAASUVORK5CYII=',
  'base64',
);

const date = '2026-10-05T09:30:00';

const linksOf = (self: string) => ({ self: [{ href: self }] });

/** Embedded resources have the fields of the context `embed`. */
export const termOf = (origin: string, slug: string, taxonomy: 'category' | 'post_tag') => ({
  id: [...slug].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 100_000,
  link: `${origin}/${taxonomy === 'category' ? 'category' : 'tag'}/${slug}/`,
  name: slug === 'news' ? 'News &amp; more' : slug,
  slug,
  taxonomy,
  _links: linksOf(`${origin}/wp-json/wp/v2/${taxonomy === 'category' ? 'categories' : 'tags'}`),
});

export const authorOf = (origin: string) => ({
  ...{ id: 3, name: 'Ada Example', url: '', description: '', slug: 'ada' },
  link: `${origin}/author/ada/`,
  _links: linksOf(`${origin}/wp-json/wp/v2/users/3`),
});

export const mediaOf = (origin: string) => ({
  ...{
    id: 21,
    date,
    slug: 'sea',
    type: 'attachment',
    author: 3,
    alt_text: 'The sea',
  },
  link: `${origin}/sea/`,
  title: { rendered: 'sea' },
  caption: { rendered: '' },
  ...{ media_type: 'image', mime_type: 'image/png' },
  media_details: { width: 2, height: 1, file: '2026/10/sea.png', sizes: {} },
  source_url: `${origin}/wp-content/uploads/2026/10/sea.png`,
  _links: linksOf(`${origin}/wp-json/wp/v2/media/21`),
});

/** A post with what `_embed` adds, and Yoast's head. */
export function restPost(post: SamplePost, origin: string) {
  const link = `${origin}/2026/10/${post.slug}/`;
  const terms = [
    [termOf(origin, post.category, 'category')],
    post.tags.map((tag) => termOf(origin, tag, 'post_tag')),
  ];
  return {
    id: post.id,
    ...{ date, date_gmt: date, modified: '2026-10-07T08:00:00', modified_gmt: '2026-10-07T08:00:00' },
    guid: { rendered: `${origin}/?p=${post.id}` },
    ...{ slug: post.slug, status: 'publish', type: 'post', link },
    title: { rendered: post.title },
    content: { rendered: post.content, protected: post.password },
    excerpt: { rendered: post.excerpt, protected: post.password },
    ...{ author: 3, featured_media: post.picture ? 21 : 0 },
    ...{
      comment_status: 'closed',
      ping_status: 'closed',
    },
    ...{ sticky: false, template: '', meta: [], class_list: [`post-${post.id}`] },
    categories: (terms[0] ?? []).map(({ id }) => id),
    tags: (terms[1] ?? []).map(({ id }) => id),
    yoast_head_json: { title: `${post.slug} - Example`, og_type: 'article', og_locale: 'en_US' },
    _links: linksOf(`${origin}/wp-json/wp/v2/posts/${post.id}`),
    _embedded: {
      author: [authorOf(origin)],
      ...(post.picture ? { 'wp:featuredmedia': [mediaOf(origin)] } : {}),
      'wp:term': terms,
    },
  };
}

/**
 * Stands in for a WordPress with Yoast: `wp/v2/posts` with paging as its documentation says, and uploads. The knob
 * `wordPress` makes it `down`, `slow`, answer `html`, lose a page (`short`) or name no pages (`unpaged`).
 */
export function wordPressApi(
  app: FastifyInstance,
  { state, origin }: { state: StateFile; origin: () => string },
): void {
  const { knobs } = state.data;
  app.addHook('onRequest', async (request, reply) => {
    if (knobs.wordPress !== 'down' || !request.url.startsWith(`${wordPressPath}/`)) return;
    request.raw.socket.destroy();
    reply.hijack();
  });
  app.get(`${wordPressPath}/wp-json/wp/v2/posts`, async (request, reply) => {
    const trouble = knobs.wordPress;
    if (trouble === 'slow') await new Promise((done) => setTimeout(done, 60_000).unref());
    if (trouble === 'html')
      return reply.type('text/html').send('<!doctype html><h1>Error establishing a database connection</h1>');
    const query = request.query as Record<string, string>;
    const size = Math.min(100, Math.max(1, Number(query.per_page ?? 10)));
    const page = Math.max(1, Number(query.page ?? 1));
    const posts = samplePosts(origin() + wordPressPath, knobs.wordPressPosts || 3);
    const pages = Math.ceil(posts.length / size);
    if (page > pages)
      return reply.code(400).send({
        code: 'rest_post_invalid_page_number',
        message: 'The page number requested is larger than the number of pages available.',
        data: { status: 400 },
      });
    if (trouble !== 'unpaged') reply.header('X-WP-Total', posts.length).header('X-WP-TotalPages', pages);
    const shown = posts.slice((page - 1) * size, page * size);
    if (trouble === 'short') shown.pop();
    return shown.map((post) => restPost(post, origin() + wordPressPath));
  });
  app.get(`${wordPressPath}/wp-content/uploads/2026/10/sea.png`, (_request, reply) =>
    reply.type('image/png').send(png),
  );
  // Larger than any page should load.
  app.get(`${wordPressPath}/wp-content/uploads/2026/10/huge.png`, (_request, reply) =>
    reply.type('image/png').send(Buffer.concat([png, Buffer.alloc(20 * 1024 * 1024)])),
  );
}
