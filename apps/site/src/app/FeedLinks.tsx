import { feedPath } from '@tern/domain';
import type { Language } from '@tern/i18n';

/** Where programs find the feeds of the blog in a language. `title` is the blog's. */
export function FeedLinks({
  language,
  origin,
  title,
}: {
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
        href={origin + feedPath(language, 'rss')}
      />
      <link
        rel="alternate"
        type="application/feed+json"
        title={title}
        href={origin + feedPath(language, 'json')}
      />
    </>
  );
}
