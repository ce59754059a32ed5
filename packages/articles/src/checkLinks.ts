import { matchRoute } from '@tern/domain';
import type { ReadText } from './readArticle.ts';

/** All that links may lead to. */
export interface Targets {
  /** Anchors of each article, by its key. */
  anchors: ReadonlyMap<string, ReadonlySet<string>>;
  categories: ReadonlySet<string>;
  tags: ReadonlySet<string>;
}

const pages = new Set(['/blog', '/blog/search', '/blog/more', '/blog/feed.xml', '/blog/feed.json']);

function blogProblem(path: string, anchor: string | undefined, targets: Targets): string | null {
  if (pages.has(path)) return null;
  const [, , first = '', second, ...more] = path.split('/');
  if (more.length === 0 && second !== undefined) {
    if (first === 'category' && targets.categories.has(second)) return null;
    if (first === 'tag' && targets.tags.has(second)) return null;
    return `${path} is no category or tag`;
  }
  const anchors = targets.anchors.get(first);
  if (!anchors || more.length > 0) return `${path} is no article`;
  return anchor === undefined || anchors.has(anchor) ? null : `${path} has no heading #${anchor}`;
}

/** The sentence that says why a link of an article leads nowhere; null for a good one. */
export function linkProblem(href: string, own: ReadonlySet<string>, targets: Targets): string | null {
  if (href.startsWith('#')) {
    // The numbers of footnotes lead to anchors of their own.
    return /^#fn/.test(href) || own.has(decodeURIComponent(href.slice(1)))
      ? null
      : `${href} is no heading of the article`;
  }
  if (/^https:\/\//i.test(href) && URL.canParse(href)) return null;
  if (/^mailto:[^\s@]+@[^\s@]+$/i.test(href)) return null;
  if (!href.startsWith('/') || href.startsWith('//'))
    return `${href} is no link: write /path of a page of the site, #heading, or https://`;
  const [path = '', anchor] = (href.split('?', 1)[0] as string).split('#');
  if (/^\/blog(?:\/|$)/.test(path)) return blogProblem(path, anchor, targets);
  const match = matchRoute(path);
  if (!match) return `${path} is no page of the site`;
  return match.canonicalPath === path ? null : `${path} is another spelling of ${match.canonicalPath}`;
}

/** Every link of a text that leads nowhere. */
export function checkLinks(
  { links, headings }: Pick<ReadText, 'links' | 'headings'>,
  targets: Targets,
): string[] {
  const own = new Set(headings.map(({ id }) => id));
  return links.flatMap(({ href, line }) => {
    const problem = linkProblem(href, own, targets);
    return problem ? [`${line}: ${problem}`] : [];
  });
}
