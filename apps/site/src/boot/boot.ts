import { lightCall } from '../api/lightCall.ts';
import { awaitOfferBox } from './awaitOfferBox.ts';
import { startConsent } from './consent.ts';
import { drawLate } from './drawLate.ts';
import { endEarlyEvents } from './earlyEvents.ts';
import { guardScripts } from './guardScripts.ts';
import { hydrateIslands } from './hydrateIslands.ts';
import { hydratePage } from './hydratePage.ts';
import { keepAttribution } from './keepAttribution.ts';
import { offerSystem } from './offerSystem.ts';
import { reloadOnChunkError } from './reloadOnChunkError.ts';
import { showAddress } from './showAddress.ts';
import { markSignedIn } from './signedIn.ts';
import { speculate } from './speculate.ts';
import { startFrame } from './startFrame.ts';
import { startMeasuring } from './startMeasuring.ts';
import { tellConnection } from './tellConnection.ts';
import { tellFailure } from './tellFailure.ts';
import { whenIdle } from './whenIdle.ts';

/**
 * The script every page begins with, and all that static and intent pages load before the first intent (budget: 6 KB
 * brotli in 3 files). Chunks are taken as a whole: the build writes more code around each name taken out of one.
 */
endEarlyEvents();
guardScripts(document);
drawLate(document);
if (document.documentElement.matches('[data-hop],[data-vendors]'))
  void import('../outside/otherHosts.ts').then((outside) => outside.otherHosts(document));
reloadOnChunkError();
markSignedIn();
// Another tab may have signed in or out meanwhile.
document.addEventListener('visibilitychange', markSignedIn);
keepAttribution(document, location.search);
startConsent();
startMeasuring(document);
whenIdle(document, () => speculate(document).catch(() => {}), 0);
startFrame();
const stopTelling = tellConnection(document);
offerSystem(document, navigator);
void showAddress(document, () => lightCall('geoInfo'));
awaitOfferBox(document.documentElement, () =>
  import('../offerBox/openOfferBox.ts').then((offer) => offer.openOfferBox()).catch(() => {}),
);
if (document.querySelector('[data-article]'))
  void import('./startArticle.ts').then((article) => article.startArticle());
hydrateIslands(document, async (...island) => {
  const islands = await import('../islands/mountIsland.tsx');
  await islands.mountIsland(...island);
});
hydratePage(
  document,
  async (onAlive) => {
    tellFailure(document, false);
    const page = await import('../app/startPage.tsx');
    await page.startPage(onAlive);
    stopTelling();
  },
  () => tellFailure(document, true),
);
