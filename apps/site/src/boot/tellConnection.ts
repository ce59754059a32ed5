/** ms that the good news stands there. */
const backFor = 5000;
// Of a page without the styles of the notice: they would be in every document. A policy allows it to scripts.
const look =
  'position:fixed;inset:auto 1rem 1rem;z-index:8;width:fit-content;margin:auto auto var(--foot,auto);padding:1rem;border-radius:var(--radius-3);background:var(--color-inverse-bg);color:var(--color-inverse-text)';

/**
 * Says on pages without React that the connection is gone, and briefly that it is back (spec section 4). The words are
 * in the document: without a connection nothing can be fetched. Returns what ends it, for a page that comes alive and
 * says it by itself.
 */
export function tellConnection(root: Document): () => void {
  const { offline, online } = root.documentElement.dataset;
  if (!offline) return () => {};
  const region = root.createElement('div');
  region.role = 'status';
  root.body.append(region);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const say = (words?: string) => {
    clearTimeout(timer);
    region.replaceChildren();
    if (!words) return;
    const notice = root.createElement('p');
    notice.style.cssText = look;
    notice.textContent = words;
    region.append(notice);
    if (words === online) timer = setTimeout(say, backFor);
  };
  const follow = () => say(navigator.onLine ? online : offline);
  addEventListener('offline', follow);
  addEventListener('online', follow);
  if (!navigator.onLine) follow();
  // Nobody sees or hears what is said in it from then on.
  return () => region.remove();
}
