/** Name in session storage. */
export const hopKey = 'payment-services-hop';
/** ms after which a visitor who is still here may be sent again (spec section 9, redirect guard). */
const guard = 2000;

/** Sends the visitor to the host of the payment services, once per session, with the same path (spec section 2). */
export function hopOnce(origin: string, go: (address: string) => void): void {
  try {
    if (sessionStorage.getItem(hopKey)) return;
    sessionStorage.setItem(hopKey, '1');
  } catch {
    // Without storage nothing would keep the two hosts from sending the visitor to and fro.
    return;
  }
  const timer = setTimeout(() => sessionStorage.removeItem(hopKey), guard);
  // The host has the visitor: the flag stays for the session.
  addEventListener('pagehide', () => clearTimeout(timer), { once: true });
  const { pathname, search, hash } = location;
  go(origin + pathname + search + hash);
}
