const key = 'chunk-reload-at';
/** ms between two reloads (spec section 9, Chunk reload guard). */
const guard = 60_000;

/** A chunk that is gone after a deployment reloads the page, at most once per 60 s (spec sections 2 and 8). */
export function reloadOnChunkError(): void {
  addEventListener('vite:preloadError', (event) => {
    // Without a connection a reload would only lose what was typed.
    if (!navigator.onLine) return;
    const last = Number(sessionStorage.getItem(key) ?? 0);
    if (Date.now() - last < guard) return;
    event.preventDefault();
    sessionStorage.setItem(key, String(Date.now()));
    location.reload();
  });
}
