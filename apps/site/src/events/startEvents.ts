import { sourceKeys } from '@tern/domain';
import { frontIdKey } from '../boot/frontIdKey.ts';
import { takeEvents, track } from '../boot/track.ts';
import { createQueue } from './createQueue.ts';
import { describeVisit, readFrontId } from './describeVisit.ts';
import { loadPlace } from './loadPlace.ts';
import { saveCampaign } from './saveCampaign.ts';
import { viewPage, watchPage } from './watchPage.ts';
import { watchReturn, watchVitals } from './watchVitals.ts';

export { savePlace } from './savedPlace.ts';

/**
 * Sends the events of this document. Loaded only where the visitor may be measured, once the page stands. `forgetEarly`:
 * what happened before was not to be measured. Returns the function that ends it and forgets what was stored.
 */
export function startEvents(forgetEarly: boolean): () => void {
  const frontId = readFrontId(localStorage);
  if (!frontId) return () => {};
  saveCampaign(document, location.search, sessionStorage);
  const queue = createQueue(
    () => describeVisit(document, frontId, sessionStorage.getItem(sourceKeys[0])),
    loadPlace(),
  );
  takeEvents(queue.add, { forgetEarly });
  let readVitals = watchVitals();
  let opened = location.pathname;
  let viewed = '';
  let told = false;
  const view = () => {
    if (location.pathname === viewed) return;
    viewPage(location.pathname, viewed ? '' : document.referrer, track);
    viewed = location.pathname;
  };
  view();
  let endPage = watchPage(document, track);

  // The router moves without a new document; it is asked once it has.
  const moved = () =>
    setTimeout(() => {
      if (location.pathname === viewed) return;
      view();
      endPage();
      endPage = watchPage(document, track);
    });
  const { pushState, replaceState } = history;
  history.pushState = (...state) => {
    pushState.apply(history, state);
    moved();
  };
  history.replaceState = (...state) => {
    replaceState.apply(history, state);
    moved();
  };
  const back = ({ persisted, timeStamp }: PageTransitionEvent) => {
    if (!persisted) return;
    readVitals = watchReturn(timeStamp);
    opened = location.pathname;
    told = false;
    viewed = '';
    view();
  };
  const leave = () => {
    if (document.visibilityState !== 'hidden') return;
    const vitals = readVitals();
    if (!told && (vitals.lcp !== undefined || vitals.inp !== undefined)) {
      told = true;
      const { variant } = document.documentElement.dataset;
      track('web_vitals', { path: opened, form: variant === 'mobile' ? 'mobile' : 'desktop', ...vitals });
    }
    queue.leave();
  };
  addEventListener('popstate', moved);
  addEventListener('pageshow', back);
  document.addEventListener('visibilitychange', leave);
  return () => {
    Object.assign(history, { pushState, replaceState });
    removeEventListener('popstate', moved);
    removeEventListener('pageshow', back);
    document.removeEventListener('visibilitychange', leave);
    endPage();
    takeEvents(() => {});
    queue.drop();
    localStorage.removeItem(frontIdKey);
  };
}
