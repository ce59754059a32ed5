import { lightCall } from '../api/lightCall.ts';
import { awaitOfferBox } from './awaitOfferBox.ts';
import { startConsent } from './consent.ts';
import { drawLate } from './drawLate.ts';
import { endEarlyEvents } from './earlyEvents.ts';
import { endsPartner } from './endsPartner.ts';
import { guardScripts } from './guardScripts.ts';
import { hydrateIslands } from './hydrateIslands.ts';
import { hydratePage } from './hydratePage.ts';
import { keepFresh } from './keepFresh.ts';
import { offerSystem } from './offerSystem.ts';
import { pageCode, runCode } from './pageCode.ts';
import { reloadOnChunkError } from './reloadOnChunkError.ts';
import { showAddress } from './showAddress.ts';
import { speculate } from './speculate.ts';
import { startFrame } from './startFrame.ts';
import { startMeasuring } from './startMeasuring.ts';
import { tellConnection } from './tellConnection.ts';
import { tellFailure } from './tellFailure.ts';
import { whenIdle } from './whenIdle.ts';
import { whenParsed } from './whenParsed.ts';
import { whenShown } from './whenShown.ts';

/**
 * The script every page begins with, and all that static and intent pages load before the first intent (budget: 6 KB
 * brotli in 3 files). Chunks are taken as a whole: the build writes more code around each name taken out of one.
 *
 * It runs in several tasks, so that a slow phone answers between them: what the page shows, what acts, and each drawing
 * that comes near. Presses are noted until the second (`earlyEvents`). Cookies of the address and the focus of an arrival
 * are there by then: they decide whether a page comes alive at once, and the focus is no intent. A page that the browser
 * draws ahead waits for its visitor with all of it.
 */
guardScripts(document);
reloadOnChunkError();
whenShown(document, () => {
  if (endsPartner(location.search, document.cookie))
    void import('./endPartner.ts').then((partner) => partner.endPartner(document, location.search));
  keepFresh(document);
  whenParsed(document, () => {
    startFrame();
    setTimeout(() => {
      endEarlyEvents();
      if (document.documentElement.matches('[data-hop],[data-vendors]'))
        void import('../outside/otherHosts.ts').then((outside) => outside.otherHosts(document));
      const stopTelling = tellConnection(document);
      if (document.querySelector('[data-article]'))
        void import('./startArticle.ts').then((article) => article.startArticle());
      hydrateIslands(document, async (...island) => {
        await runCode(document, pageCode(document));
        const islands = await import('../islands/mountIsland.tsx');
        await islands.mountIsland(...island);
      });
      hydratePage(
        document,
        (onAlive) => {
          tellFailure(document, false);
          return import('../app/startPage.tsx').then((page) => page.startPage(onAlive)).then(stopTelling);
        },
        () => tellFailure(document, true),
      );
      startConsent();
      startMeasuring(document);
      whenIdle(document, () => speculate(document).catch(() => {}), 0);
      offerSystem(document, navigator);
      void showAddress(document, () => lightCall('geoInfo'));
      awaitOfferBox(document.documentElement, () =>
        import('../offerBox/openOfferBox.ts').then((offer) => offer.openOfferBox()).catch(() => {}),
      );
    });
    drawLate(document);
  });
});
