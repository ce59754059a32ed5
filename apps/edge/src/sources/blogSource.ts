import {
  blogCategories,
  blogDetail,
  blogHome,
  blogList,
  blogRecommendSearches,
  type InputOf,
  type Operation,
  type OutputOf,
} from '@tern/contract';
import { blogPageSizes, type Language, type RouteMatch } from '@tern/domain';
import type { BlogData } from '@tern/site/renderer';
import { createByteCache } from '../cache/byteCache.ts';
import { callService, ServiceError } from '../http/callService.ts';
import type { ArticleSource, BlogIndex } from './articleSource.ts';

/** The page of an address below `/blog`. */
export type BlogAddress = Pick<RouteMatch, 'params'> & { readonly route: Pick<RouteMatch['route'], 'id'> };

/** The data of the pages of the blog. */
export interface BlogSource {
  /** Whether an address may be of a page, by the last index; null before there was one. No list has more pages than all articles fill. */
  judge(address: BlogAddress): boolean | null;
  /** Reads the index where none is known. Never rejects. */
  learn(): Promise<void>;
  /** The data of a page; `missing`: there is no such page, and null: the service is away. */
  page(language: Language, address: BlogAddress): Promise<BlogData | 'missing' | null>;
  /** Forgets how old everything is: the service has something newer. */
  renew(): void;
}

/** ms an answer holds (spec section 9, blog cache lifetime). */
const lifetime = 900_000;
const maxBytes = 16 * 1024 * 1024;

interface Keys {
  articles: ReadonlySet<string>;
  categories: ReadonlySet<string>;
  tags: ReadonlySet<string>;
}

interface CachedResponse {
  /** Null: the service has no such thing. */
  readonly value: unknown;
  readonly at: number;
  readonly weight: number;
}

type Input<O extends Operation> = InputOf<O> & Readonly<Record<string, string | number | undefined>>;

/** Public answers of the service, each kept for its lifetime, and used longer while no newer one comes. */
function createResponseCache(origin: () => string, now: () => number) {
  const responses = createByteCache<CachedResponse>({ maxBytes, weightOf: ({ weight }) => weight });
  const pending = new Map<string, Promise<unknown>>();
  let renewedAt = Number.NEGATIVE_INFINITY;

  async function request<O extends Operation>(key: string, operation: O, input: Input<O>): Promise<unknown> {
    const at = now();
    const known = responses.peek(key);
    let value: unknown;
    try {
      value = await callService(origin(), operation, input);
    } catch (error) {
      if (error instanceof ServiceError && error.status === 404) value = null;
      else if (known) return known.value;
      else throw error;
    }
    responses.set(key, { value, at, weight: 2 * JSON.stringify(value).length });
    return value;
  }

  return {
    get<O extends Operation>(operation: O, input: Input<O>): Promise<OutputOf<O> | null> {
      const key = `${operation.name} ${JSON.stringify(input)}`;
      const known = responses.get(key);
      if (known && known.at > renewedAt && now() - known.at <= lifetime)
        return Promise.resolve(known.value as OutputOf<O> | null);
      let running = pending.get(key);
      if (!running) {
        running = request(key, operation, input).finally(() => pending.delete(key));
        pending.set(key, running);
      }
      return running as Promise<OutputOf<O> | null>;
    },
    renew() {
      renewedAt = now();
      pending.clear();
    },
  };
}

/** How many articles a page of a list has. */
const sizeOf = (id: string) => (id === 'blogMore' ? blogPageSizes.more : blogPageSizes.topic);

/** The keys of the index: which addresses there are. */
function createKeys(
  articles: Pick<ArticleSource, 'index'>,
  now: () => number,
): Pick<BlogSource, 'judge' | 'learn'> {
  let keys: Keys | null = null;
  let read: BlogIndex | null = null;
  let readAt = Number.NEGATIVE_INFINITY;

  const learn = async () => {
    readAt = now();
    try {
      const index = await articles.index();
      if (index === read) return;
      read = index;
      keys = {
        articles: new Set(index.articles.map(({ unikey }) => unikey)),
        categories: new Set(index.categories),
        tags: new Set(index.tags),
      };
    } catch {
      // Nothing can be judged yet.
    }
  };

  return {
    learn,
    judge({ route, params }) {
      if (!keys) return null;
      if (now() - readAt > lifetime) void learn();
      const { unikey, category, tag, page } = params;
      return (
        (unikey === undefined || keys.articles.has(unikey)) &&
        (category === undefined || keys.categories.has(category)) &&
        (tag === undefined || keys.tags.has(tag)) &&
        (page === undefined || Number(page) <= Math.ceil(keys.articles.size / sizeOf(route.id)))
      );
    },
  };
}

export function createBlogSource({
  origin,
  now,
  articles,
}: {
  /** Scheme and host of the service. */
  origin: () => string;
  now: () => number;
  articles: Pick<ArticleSource, 'index'>;
}): BlogSource {
  const responses = createResponseCache(origin, now);
  const keys = createKeys(articles, now);

  async function list(
    language: Language,
    { route, params }: BlogAddress,
  ): Promise<BlogData['list'] | 'missing'> {
    const page = Number(params.page ?? 1);
    const { category, tag } = params;
    const response = await responses.get(blogList, {
      language,
      ...(category !== undefined && { category }),
      ...(tag !== undefined && { tag }),
      page,
      page_size: sizeOf(route.id),
    });
    // A service without a blog has no list of everything either: its page says so.
    if (!response) return Object.keys(params).length > 0 ? 'missing' : undefined;
    return page > 1 && page > response.pages ? 'missing' : response;
  }

  async function ownPart(
    language: Language,
    address: BlogAddress,
  ): Promise<Pick<BlogData, 'home' | 'list' | 'article'> | 'missing'> {
    switch (address.route.id) {
      case 'blog':
        return { home: (await responses.get(blogHome, { language })) ?? undefined };
      case 'blogArticle': {
        const response = await responses.get(blogDetail, { language, unikey: address.params.unikey ?? '' });
        return response ? { article: response.article } : 'missing';
      }
      case 'blogSearch':
        return {};
      default: {
        const found = await list(language, address);
        return found === 'missing' ? found : { list: found };
      }
    }
  }

  return {
    ...keys,
    async page(language, address) {
      try {
        const [own, topics, tried] = await Promise.all([
          ownPart(language, address),
          responses.get(blogCategories, { language }),
          responses.get(blogRecommendSearches, { language }),
        ]);
        if (own === 'missing') return own;
        return { ...own, categories: topics?.categories ?? [], searches: tried?.searches ?? [] };
      } catch {
        return null;
      }
    },
    renew() {
      responses.renew();
      // Until the next one is read, the last index judges.
      void keys.learn();
    },
  };
}
