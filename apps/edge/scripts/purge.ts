import { purgeFront } from '../src/cache/purgeFront.ts';

/** Tells the cache in front to forget pages: `pnpm purge texts`, `pnpm purge page:pricing prices`. */
const tags = process.argv.slice(2);
const { PURGE_URL: url, PURGE_TOKEN: token } = process.env;
if (!tags.length || !url) {
  console.error(
    'Usage: PURGE_URL=… pnpm purge TAG…\nTags: prices, campaigns, settings, texts, articles, page:ROUTE.',
  );
  process.exit(2);
}
await purgeFront({ url, token }, tags).then(
  () => console.log(`Purged ${tags.join(', ')}.`),
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  },
);
