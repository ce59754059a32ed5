import {
  file,
  folderIn,
  type HouseRule,
  importRule,
  isProduct,
  lineRule,
  resolveRelative,
} from './houseRule.ts';

const separateRoutes = importRule(
  'a route imports nothing of another route',
  (path, specifier) => {
    if (!specifier.startsWith('.')) return undefined;
    const route = folderIn('apps/site/src/routes/', path);
    const other = folderIn('apps/site/src/routes/', resolveRelative(path, specifier));
    return route && other && route !== other ? 'what routes share has a room beside them' : undefined;
  },
  {
    bad: [
      file('apps/site/src/routes/login/LoginPage.tsx', "import { HomePage } from '../home/HomePage.tsx';"),
      file('apps/site/src/routes/login/LoginPage.tsx', "import { x } from '../pricing/plans.store.ts';"),
    ],
    good: [
      file('apps/site/src/routes/login/LoginPage.tsx', "import { x } from './login.store.ts';"),
      file('apps/site/src/routes/login/LoginPage.tsx', "import { x } from '../../purchase/plans.store.ts';"),
    ],
  },
);

/** Files of a service module that others may import besides its `.module`. */
const moduleFaces: Record<string, readonly string[]> = {
  account: [
    'accountOfAddress',
    'addressOfUser',
    'provenAccount',
    'codes',
    'checkCredentials',
    'claimEmail',
    'keepAccount',
    'lastCountry',
    'lockAccount',
    'mailNewSignIn',
    'provenAddress',
    'recordEvent',
    'secondFactor/codeTries',
    'secondFactor/withSecondFactor',
    'sessions',
    'tokens',
    'userData',
  ],
  devices: ['appTypeOfDevice', 'devicesOf'],
  friends: ['personalCode', 'invitesOf', 'noteInvitation', 'personalRefusal'],
  geo: ['blockedCountry'],
  mail: ['enqueueMail', 'mailsOf', 'sayIn'],
  newsletter: ['newsletterOf'],
  invoices: ['billingOf', 'issueInvoices'],
  payment: [
    'ledger/chargeData',
    'ledger/planDays',
    'providerCalls/cancelRenewals',
    'providerCalls/stopCharges',
    'quote/samePerson',
    'settle/samePayer',
    'subscription/customerStanding',
    'subscription/freeTime',
    'subscription/planRuns',
    'subscription/purchasesOf',
    'subscription/saleTo',
  ],
  partners: ['partnerDataOf', 'settleConversion'],
  smartDns: ['boundAddressOf'],
  students: ['studentOf'],
  vouchers: ['makeGift', 'voucherDays', 'vouchersOf'],
  wireguard: ['keysOf'],
};

const separateModules = importRule(
  'a module of the service uses only what another gives',
  (path, specifier) => {
    if (!specifier.startsWith('.') || !isProduct(path)) return undefined;
    const root = 'apps/service/src/modules/';
    const target = resolveRelative(path, specifier);
    const module = folderIn(root, path);
    const other = folderIn(root, target);
    if (!module || !other || module === other) return undefined;
    const given = [`${other}.module`, ...(moduleFaces[other] ?? [])];
    return given.some((name) => target === `${root}${other}/${name}.ts`)
      ? undefined
      : `${other} gives ${given.join(', ')}`;
  },
  {
    bad: [
      file('apps/service/src/modules/orders/pay.ts', "import { y } from '../devices/devices.repo.ts';"),
      file('apps/service/src/modules/account/x.ts', "import { y } from '../payment/settle/settleOrder.ts';"),
      file('apps/service/src/modules/account/x.ts', "import { y } from '../payment/providers/x/adapter.ts';"),
    ],
    good: [
      file('apps/service/src/modules/orders/pay.ts', "import { y } from './orders.repo.ts';"),
      file(
        'apps/service/src/modules/account/x.ts',
        "import { y } from '../payment/subscription/purchasesOf.ts';",
      ),
      file('apps/service/src/modules/l10n/x.ts', "import { y } from '../payment/payment.module.ts';"),
    ],
  },
);

const queriesInRepositories = importRule(
  'queries stand in repositories',
  (path, specifier) =>
    isProduct(path) &&
    /^drizzle-orm(?:\/|$)/.test(specifier) &&
    !path.endsWith('.repo.ts') &&
    !path.startsWith('apps/service/src/db/')
      ? 'move the query into a .repo file'
      : undefined,
  {
    bad: [file('apps/service/src/modules/account/login.ts', "import { eq } from 'drizzle-orm';")],
    good: [
      file('apps/service/src/modules/account/account.repo.ts', "import { eq } from 'drizzle-orm';"),
      file('apps/service/src/db/connect.ts', "import { drizzle } from 'drizzle-orm/node-postgres';"),
    ],
  },
);

const noNode = importRule(
  'rules, components and pages import nothing of Node',
  (path, specifier) =>
    isProduct(path) &&
    /^(?:tokens|packages\/(?:domain|contract|ui|patterns|mails)|apps\/site)\/src\//.test(path) &&
    specifier.startsWith('node:')
      ? 'it runs in browsers as well'
      : undefined,
  {
    bad: [
      file('packages/domain/src/x/x.ts', "import { readFileSync } from 'node:fs';"),
      file('packages/ui/src/Card/Card.tsx', "import { join } from 'node:path';"),
      file('apps/site/src/app/x.ts', "const { join } = await import('node:path');"),
    ],
    good: [
      file('apps/service/src/config.ts', "import { readFileSync } from 'node:fs';"),
      file('packages/domain/src/x/x.test.ts', "import { readFileSync } from 'node:fs';"),
    ],
  },
);

/** The part of the edge that every engine runs. */
const isEngineNeutral = (path: string) =>
  isProduct(path) && /^apps\/edge\/src\/(?!node\/|workerd\/)/.test(path);

const neutralEdge = importRule(
  'the edge reaches its engine through interfaces',
  (path, specifier) =>
    isEngineNeutral(path) &&
    (specifier.startsWith('node:') ||
      /^apps\/edge\/src\/(?:node|workerd)\//.test(
        specifier.startsWith('.') ? resolveRelative(path, specifier) : '',
      ))
      ? 'only the adapters in node/ and workerd/ know an engine'
      : undefined,
  {
    bad: [
      file('apps/edge/src/http/Content.ts', "import { createHash } from 'node:crypto';"),
      file('apps/edge/src/discovery/x.ts', "import { encodeBody } from '../node/encodeBody.ts';"),
      file('apps/edge/src/pages/pages.ts', "const { x } = await import('../workerd/x.ts');"),
    ],
    good: [
      file('apps/edge/src/node/proxy.ts', "import { request } from 'node:http';"),
      file('apps/edge/src/http/Content.test.ts', "import { encodeBody } from '../node/encodeBody.ts';"),
      file('apps/edge/src/pages/pages.ts', "import { textContent } from './Content.ts';"),
    ],
  },
);

const neutralGlobals = lineRule(
  'the edge uses no global that only Node has',
  isEngineNeutral,
  /^(?!\s*(?:\*|\/[/*])).*\b(?:Buffer\.|process\.|require\(|setImmediate\(|__dirname)/,
  'take it as an argument, or use what the web standards have',
  {
    bad: [
      file('apps/edge/src/http/respond.ts', 'const length = Buffer.byteLength(body);'),
      file('apps/edge/src/pages/pages.ts', 'if (process.env.PORT) return;'),
    ],
    good: [
      file('apps/edge/src/node/x.ts', 'const length = Buffer.byteLength(body);'),
      file('apps/edge/src/http/respond.ts', '// As Buffer.byteLength counts.'),
    ],
  },
);

const pureRules = lineRule(
  'rules of the domain take the time, chance and the platform as arguments',
  (path) => isProduct(path) && path.startsWith('packages/domain/src/'),
  /^(?!\s*(?:\*|\/[/*])).*(?:\bDate\.now\b|\bnew Date\(\)|\bMath\.random\b|(?<![\w.])fetch\(|\bglobalThis\b|(?<![\w.'"-])(?:document|window|navigator|localStorage|process)\s*[.[?])/,
  'pass it in',
  {
    bad: [
      file('packages/domain/src/x/x.ts', 'const now = Date.now();'),
      file('packages/domain/src/x/x.ts', 'return new Date().getTime();'),
      file('packages/domain/src/x/x.ts', "const plans = await fetch('/api');"),
      file('packages/domain/src/x/x.ts', 'return Math.random() < 0.5;'),
      file('packages/domain/src/x/x.ts', 'if (document.cookie) return;'),
      file('packages/domain/src/x/x.ts', 'window.open(url);'),
    ],
    good: [
      file('packages/domain/src/x/x.ts', 'return new Date(now).getTime();'),
      file('packages/domain/src/x/x.ts', '/** The window. Nothing here calls Date.now. */'),
      file('apps/site/src/app/x.ts', 'const now = Date.now();'),
    ],
  },
);

const noForeignTests = importRule(
  'the tests of an app are imported by that app alone',
  (path, specifier) => {
    const app = specifier.startsWith('.')
      ? /^apps\/([^/]+)\/tests\//.exec(resolveRelative(path, specifier))?.[1]
      : undefined;
    return app && !path.startsWith(`apps/${app}/`) ? 'shared helpers belong to testing' : undefined;
  },
  {
    bad: [file('scripts/survey.ts', "import { x } from '../apps/edge/tests/product.ts';")],
    good: [file('apps/edge/tests/pages.spec.ts', "import { x } from './words.ts';")],
  },
);

/** Walls inside of a room: between routes, between modules, around the rules and the queries. */
export const wallRules: HouseRule[] = [
  separateRoutes,
  separateModules,
  queriesInRepositories,
  noNode,
  neutralEdge,
  neutralGlobals,
  pureRules,
  noForeignTests,
];
