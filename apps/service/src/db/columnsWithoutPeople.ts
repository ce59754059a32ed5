/** Tables that hold nothing of a person, with their columns that can hold a text. See `personColumns`. */
export const columnsWithoutPeople: Readonly<Record<string, readonly string[]>> = {
  bot_passes: ['hash', 'action'],
  service_keys: ['name', 'value'],
  invoice_numbers: ['seller'],
  plan_changes: ['order_id', 'plan_id'],
  newsletter_issues: ['id', 'content', 'content_hash'],
  newsletter_runs: ['id', 'issue_id', 'language', 'state', 'problem'],
  analytics_daily: ['dimension', 'value', 'step'],
  analytics_counts: ['event', 'value'],
  analytics_vitals: ['metric', 'form'],
  consent_counts: ['choice', 'region', 'language', 'how'],
  plans: ['id', 'product_id', 'name', 'interval_unit'],
  plan_prices: ['plan_id', 'currency'],
  campaigns: ['id', 'kind', 'name', 'theme', 'time_zone', 'plans', 'places', 'words', 'source'],
  message_texts: ['prefix', 'language', 'message_id', 'text'],
  blog_articles: [
    ...['unikey', 'source', 'id', 'short_path', 'category', 'tags', 'author', 'picture', 'related'],
    ...['languages', 'hash'],
  ],
  blog_texts: [
    ...['unikey', 'language', 'title', 'description', 'picture_alt', 'blocks', 'headings', 'plain', 'seo'],
  ],
  blog_searches: ['unikey', 'language', 'head', 'doc'],
  blog_words: ['language', 'word'],
  blog_terms: ['source', 'kind', 'id', 'language', 'name'],
  blog_sources: ['source', 'hash', 'left_out'],
  blog_pictures: ['url', 'bytes'],
};
