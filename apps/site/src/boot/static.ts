import { hydrateIslands } from './hydrateIslands.ts';
import { keepAttribution } from './keepAttribution.ts';
import { offerSystem } from './offerSystem.ts';
import { reloadOnChunkError } from './reloadOnChunkError.ts';
import { markSignedIn } from './signedIn.ts';
import { startFrame } from './startFrame.ts';

/** All the script a static page loads before the first intent on an island (budget: 6 KB brotli in 3 files). */
reloadOnChunkError();
markSignedIn();
// Another tab may have signed in or out meanwhile.
document.addEventListener('visibilitychange', markSignedIn);
keepAttribution(document, location.search);
startFrame();
offerSystem(document, navigator);
hydrateIslands(document, async (element, name, props) => {
  const { mountIsland } = await import('../islands/mountIsland.tsx');
  await mountIsland(element, name, props);
});
