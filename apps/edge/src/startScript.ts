import { signedInCookie } from '@tern/domain';

/**
 * The one inline script of a page, which loads its first module (`data-src`) once the browser has painted the first
 * screen: a module in the head would run before that and take its bytes from the font. A page out of sight paints nothing
 * and starts at once, one whose paint nobody reports after two seconds.
 *
 * Until the module runs, `early.events` holds the acts of the visitor (`earlyEvents` of the site ends and reads them);
 * submits and presses that belong to components wait for these. Where the module does not load, the next ones work as
 * without scripts. The header stands for whoever is signed in from the start (`markSignedIn`). The content security policy
 * names the script by its hash, so its text is the same on every page.
 */
export const startScript = [
  '{let{currentScript:{dataset:{src}},documentElement:root,hidden,cookie}=document,',
  'early=self.early=new AbortController,events=early.events=[],',
  'start=()=>import(src).catch(()=>early.abort());',
  `root.toggleAttribute("data-signed-in",/${signedInCookie}=1/.test(cookie));`,
  'for(let type of["focusin","keydown","click","submit"])addEventListener(type,event=>{',
  'events.push(event);let{target}=event;',
  '(type=="submit"||type=="click"&&target.closest("button"))&&target.closest("[data-root],[data-island]")&&event.preventDefault()',
  '},{capture:true,signal:early.signal});',
  'hidden?start():new PerformanceObserver(start).observe({type:"paint",buffered:true});',
  'setTimeout(start,2e3)}',
].join('');
