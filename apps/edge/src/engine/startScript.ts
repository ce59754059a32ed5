import { codeCookies, customerCookie, settingsCookie, settingsSheet, signedInCookie } from '@tern/domain';

/**
 * The one inline script of a page, which loads its first module (`data-src`) once the browser has painted the first
 * screen, or after two seconds: a page out of sight paints nothing. A module in the head would run before the paint and take
 * its bytes from the font.
 *
 * Until the module runs, `early` holds presses and submits (`earlyEvents` of the site reads them); those that belong to
 * components wait for these. Where the module does not load, the next ones work as without scripts. The header stands for
 * whoever is signed in from the start, what a page sells for what that person has (`data-customer`) and for whom a friend has invited (`data-invited`), and
 * again when the page is looked at anew: another tab may have signed in, out, or paid. The settings of a person hold before the paint. The content security policy names the script by its hash, so its
 * text is the same on every page.
 */
export const startScript = [
  '{let{currentScript:{dataset:{src}},documentElement:h,cookie:c}=document,start=()=>import(src).catch(()=>onclick=onsubmit=null),',
  `mark=()=>{h.toggleAttribute("data-signed-in",/${signedInCookie}=1/.test(document.cookie));`,
  `h.toggleAttribute("data-invited",/\\b${codeCookies.invite}=./.test(document.cookie));`,
  `let m=/(?:^|; )${customerCookie}=([a-z.]+)/.exec(document.cookie);m?h.dataset.customer=m[1]:delete h.dataset.customer};`,
  'mark();document.onvisibilitychange=mark;',
  // Whoever has settings gets their stylesheet; who wants no offers has no message box: the document says no more that
  // there is one.
  `c.replace(/(?:^|; )${settingsCookie}=([a-z.]+)/,(_,s)=>{h.dataset.settings=s;/offers/.test(s)&&delete h.dataset.offer;`,
  `document.head.append(Object.assign(document.createElement("link"),{rel:"stylesheet",blocking:"render",href:"${settingsSheet}"}))});`,
  'early=[];onclick=onsubmit=e=>{let{target:t,type}=e;early.push(e);',
  '(type=="submit"||t.closest("button"))&&t.closest("[data-root],[data-island]")&&e.preventDefault()};',
  'new PerformanceObserver(l=>l.getEntriesByName("first-contentful-paint")[0]&&start())',
  '.observe({type:"paint",buffered:!0});setTimeout(start,2e3)}',
].join('');
