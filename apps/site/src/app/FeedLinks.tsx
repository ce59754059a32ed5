import { type FeedPage, feedPath } from '@tern/domain';
import type { Language } from '@tern/i18n';

/** Where programs find the feeds of a page in a language. `title` is the page's. */
export function FeedLinks({
  page,
  language,
  origin,
  title,
}: {
  page: FeedPage;
  language: Language;
  origin: string;
  title: string;
}) {
  return (
    <>
      <link
        rel="alternate"
        type="application/rss+xml"
        title={title}
        href={origin + feedPath(language, 'rss', page)}
      />
      <link
        rel="alternate"
        type="application/feed+json"
        title={title}
        href={origin + feedPath(language, 'json', page)}
      />
    </>
  );
}
