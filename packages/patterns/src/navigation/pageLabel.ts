import type { TernMessage } from '@tern/i18n';
import { footerBaseLinks, footerColumns } from './footerColumns.ts';
import { navigationMessages } from './navigation.messages.ts';
import { siteLinks } from './siteNavigation.ts';

/** The footer's names come first: they name pages, those of the header lead to them. */
const labels = new Map<string, TernMessage>([
  ...[
    ...siteLinks.groups.flatMap(({ links }) => links),
    ...siteLinks.links,
    ...footerColumns({ trial: true }).flatMap(({ links }) => links),
    ...footerBaseLinks,
  ].map(({ href, label }) => [href, label] as const),
  ['/vpn-server', navigationMessages.vpnServers],
  ['/productsdesc', navigationMessages.apps],
]);

/** The name of a page in header and footer, by canonical path, for places with no room for its heading. */
export const pageLabel = (path: string): TernMessage | undefined => labels.get(path);
