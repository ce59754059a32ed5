/**
 * The one inline script of a page, which loads its first module (`data-src`) once the browser has painted the first
 * screen: a module in the head would run before that and take its bytes from the font. A page out of sight paints nothing
 * and starts at once, one whose paint nobody reports after two seconds.
 *
 * Until the module runs, `early.events` holds the acts of the visitor (`earlyEvents` of the site ends and reads them);
 * submits and presses that belong to components wait for these. Where the module does not load, the next ones work as
 * without scripts. The content security policy names the script by its hash, so its text is the same on every page.
 */
export const startScript = [
  '{let early=self.early=new AbortController,events=early.events=[],{src}=document.currentScript.dataset,',
  'start=()=>import(src).catch(()=>early.abort());',
  'for(let type of["focusin","keydown","click","submit"])addEventListener(type,event=>{',
  'events.push(event);let{target}=event;',
  '(type=="submit"||type=="click"&&target.closest("button"))&&target.closest("[data-root],[data-island]")&&event.preventDefault()',
  '},{capture:true,signal:early.signal});',
  'document.hidden?start():new PerformanceObserver(start).observe({type:"paint",buffered:true});',
  'setTimeout(start,2e3)}',
].join('');
