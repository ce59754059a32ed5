import { serverClockOffset, startCountdowns } from './countdowns.ts';
import { hydrateIslands } from './hydrateIslands.ts';
import { reloadOnChunkError } from './reloadOnChunkError.ts';
import { markSignedIn } from './signedIn.ts';

/** All the script a static page loads before a visitor touches an interactive part (budget: 5 KB brotli). */
reloadOnChunkError();
markSignedIn();
const offset = serverClockOffset();
startCountdowns(document, () => Date.now() + offset);
hydrateIslands(document, async (element, name, props) => {
  const { mountIsland } = await import('../islands/mountIsland.tsx');
  await mountIsland(element, name, props);
});
