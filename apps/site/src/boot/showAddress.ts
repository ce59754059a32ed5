/** Asks the service about the visitor's address. */
type GetInfo = () => Promise<unknown>;

/** Writes the visitor's address and country into a page that waits for the first intent, where it has places for them. */
export async function showAddress(root: Document, getInfo: GetInfo): Promise<void> {
  const address = root.querySelector<HTMLElement>('[data-own-address]');
  const country = root.querySelector<HTMLElement>('[data-own-country]');
  if (!address) return;
  // Without an answer the page goes on waiting; once it is alive it asks again.
  const info = (await getInfo().catch(() => null)) as { user_ip?: string; country_code?: string } | null;
  // The page is alive by now and says it itself.
  if (!info?.user_ip || !address.isConnected || root.documentElement.dataset.hydrated === '') return;
  address.textContent = info.user_ip;
  if (address.parentElement) address.parentElement.className = address.dataset.ownAddress ?? '';
  if (!country || !info.country_code) return;
  const names = new Intl.DisplayNames(root.documentElement.lang, { type: 'region' });
  country.textContent = names.of(info.country_code) ?? info.country_code;
}
