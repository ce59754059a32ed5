import { ownAddress } from '@tern/domain';

/** Loads a page of this site as a document. The address is checked here once more, in the spelling in which it leaves. */
export function goToPage(address: string): void {
  location.assign(ownAddress(address));
}

/** As `goToPage`, without a step in the history: the page that sends the visitor on is none to come back to. */
export function replacePage(address: string): void {
  location.replace(ownAddress(address));
}

/** The address of a provider's page, or of one of ours. Throws where a browser would do something else than load a page. */
export function providerAddress(address: string): string {
  const { protocol } = new URL(address, 'https://site.invalid');
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error(`No address of a page: ${protocol}`);
  return address;
}

/** Leaves for the page of a provider that the service has named. */
export function goToProvider(address: string): void {
  location.assign(providerAddress(address));
}
