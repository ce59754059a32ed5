import { file, folderIn, type HouseRule, importRule, isProduct, resolveRelative } from './houseRule.ts';

/** Rooms of a folder, top to bottom. The README of the folder says what each is for. */
interface Floors {
  root: string;
  rooms: readonly string[];
  /** The file beside the rooms that shows all of them to others. */
  face?: string;
}

const floors: readonly Floors[] = [
  {
    root: 'apps/service/src/modules/payment/',
    rooms: [
      'storefront',
      'checkout',
      'leaving',
      'subscription',
      'reconciliation',
      'settle',
      'providerCalls',
      'refunds',
      'instruments',
      'renewals',
      'contractActs',
      'quote',
      'campaigns',
      'catalogue',
      'ledger',
      'providers',
      'rows',
    ],
    face: 'payment.module.ts',
  },
  {
    root: 'apps/edge/src/',
    rooms: [
      'workerd',
      'node',
      'handler',
      'amp',
      'consent',
      'offerBox',
      'plainForms',
      'discovery',
      'pages',
      'dictionary',
      'engine',
      'sources',
      'cache',
      'http',
    ],
  },
];

const noArrowUp = importRule(
  'a room imports only of rooms below it',
  (path, specifier) => {
    const floor = floors.find(({ root }) => path.startsWith(root));
    if (!floor || !specifier.startsWith('.') || !isProduct(path)) return undefined;
    const { root, rooms, face } = floor;
    const target = resolveRelative(path, specifier);
    if (!target.startsWith(root) || path === `${root}${face}`) return undefined;
    const heightOf = (name: string) => rooms.indexOf(folderIn(root, name) ?? '');
    if (heightOf(path) === -1) return `a file belongs to one of ${rooms.join(', ')}`;
    return heightOf(target) >= heightOf(path)
      ? undefined
      : 'the arrow runs up: move what both need to the lower room';
  },
  {
    bad: [
      file('apps/service/src/modules/payment/ledger/x.ts', "import { y } from '../settle/settleOrder.ts';"),
      file('apps/service/src/modules/payment/rows/x.ts', "import type { y } from '../ledger/y.ts';"),
      file('apps/service/src/modules/payment/x.ts', "import { y } from './rows/orders.repo.ts';"),
      file('apps/edge/src/cache/x.ts', "import { y } from '../pages/pageContent.ts';"),
      file('apps/edge/src/x.ts', "import { y } from './http/headers.ts';"),
    ],
    good: [
      file('apps/service/src/modules/payment/settle/x.ts', "import { y } from '../ledger/ledgerOf.ts';"),
      file('apps/service/src/modules/payment/settle/x.ts', "import { y } from '../../mail/enqueueMail.ts';"),
      file('apps/service/src/modules/payment/payment.module.ts', "import { y } from './quote/quote.ts';"),
      file('apps/edge/src/pages/x.ts', "import { y } from '../cache/pageKey.ts';"),
    ],
  },
);

/** Folders whose rooms stand one above the other: what a newcomer reads first, and what may import what. */
export const floorRules: HouseRule[] = [noArrowUp];
