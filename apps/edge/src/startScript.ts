import { signedInCookie } from '@tern/domain';

/**
 * The one inline script of a page, which loads its first module (`data-src`) once the browser has painted the first
 * screen, or after two seconds: a page out of sight paints nothing. A module in the head would run before the paint and take
 * its bytes from the font.
 *
 * Until the module runs, `early` holds presses and submits (`earlyEvents` of the site reads them); those that belong to
 * components wait for these. Where the module does not load, the next ones work as without scripts. The header stands for
 * whoever is signed in from the start (`markSignedIn`). The content security policy names the script by its hash, so its
 * text is the same on every page.
 */
export const startScript = [
  '{let{src}=document.currentScript.dataset,start=()=>import(src).catch(()=>onclick=onsubmit=null);',
  `document.documentElement.toggleAttribute("data-signed-in",/${signedInCookie}=1/.test(document.cookie));`,
  'early=[];onclick=onsubmit=e=>{let{target:t,type}=e;early.push(e);',
  '(type=="submit"||t.closest("button"))&&t.closest("[data-root],[data-island]")&&e.preventDefault()};',
  'new PerformanceObserver(l=>l.getEntriesByName("first-contentful-paint")[0]&&start())',
  '.observe({type:"paint",buffered:!0});setTimeout(start,2e3)}',
].join('');
