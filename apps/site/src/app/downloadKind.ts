import type { AppPlatform, ListedPlatform } from '@tern/domain';

/** Where apps are taken from that are no files. */
const stores =
  /^(?:apps|itunes)\.apple\.com$|^play\.google\.com$|^chromewebstore\.google\.com$|^chrome\.google\.com$|^apps\.microsoft\.com$|^addons\.mozilla\.org$|^(?:flathub\.org|snapcraft\.io)$|^www\.amazon\.[a-z.]+$/;
const storeOnly: readonly (AppPlatform | ListedPlatform)[] = ['ios', 'chrome', 'tv', 'firefox'];

/** Whether the address of an app is that of a file or of a page in a store. */
export const downloadKind = (
  platform: AppPlatform | ListedPlatform,
  href: string | undefined,
): 'file' | 'store' =>
  storeOnly.includes(platform) || (href && stores.test(new URL(href).hostname)) ? 'store' : 'file';
