import { file, type HouseRule, isProduct } from './houseRule.ts';

const isSurface = (path: string) =>
  isProduct(path) && path.endsWith('.tsx') && /^(?:packages\/patterns|apps\/site)\/src\//.test(path);
/** Mails, and the files of the service that write into them. */
const isMail = (path: string, text: string) =>
  isProduct(path) &&
  (path.startsWith('packages/mails/src/') ||
    (path.startsWith('apps/service/src/') && /\benqueueMail\b/.test(text)));
/** A page that sells, in a link of a mail. */
const sellsByMail = /["'`}]\/(?:pricing|vpn-trial|promotion|blackfriday|actives)\b/;

/** A link to a price: the free trial, the plans, the checkout of one. */
const sells = /\btrial\??\.href\b|(?:href=\{?|href: )["'`]\/pricing(?:\/checkout)?(?:["'`/?$])/;

/** Parts that ask by themselves, and the marks of a part that is for some only. */
const asks =
  /\b(?:ForCustomer|soldMark|OwnerButtons|StartButtons|CampaignBanner|CampaignRibbon|PriceTeaser|usePlans)\b/;

/** Surfaces that sell to whoever is there already. */
const reasons: Readonly<Record<string, string>> = {
  'apps/site/src/routes/account/ChangePlanView.tsx': 'the changes that the service allows for the own plan',
  'apps/site/src/routes/account/StudentSection.tsx':
    'the code of a student in the account, for the next purchase',
  'apps/site/src/routes/login/LoginPage.tsx': 'nobody is signed in there',
  'apps/site/src/routes/payment/PayStatusPage.tsx': 'a purchase that failed is tried again',
  'apps/site/src/routes/payment/PaddlePage.tsx': 'back to the purchase that is open',
  'packages/patterns/src/CodeTry/CodeTry.tsx': 'the price of a code that somebody has typed',
  'packages/patterns/src/WhatIsMyIp/WhatIsMyIp.tsx':
    'a list of pages; that of the plans shows an owner the own one',
};

const surfacesAsk: HouseRule = {
  name: 'a surface that sells asks what may be sold',
  check: (files) =>
    files
      .filter(
        ({ path, text }) => isSurface(path) && !(path in reasons) && sells.test(text) && !asks.test(text),
      )
      .map(({ path }) => `${path} sells to everybody: mark the part with ForCustomer or soldMark`),
  bad: [
    file('packages/patterns/src/A/A.tsx', '<Button href={trial.href}>Start</Button>'),
    file('packages/patterns/src/A/A.tsx', '<Button href="/pricing">See plans</Button>'),
    // biome-ignore lint/suspicious/noTemplateCurlyInString: code that is refused
    file('apps/site/src/routes/a/APage.tsx', '<Button href={`/pricing/checkout/${id}`}>Take it</Button>'),
    file('apps/site/src/routes/a/APage.tsx', "<Card action={{ href: '/pricing' }} />"),
  ],
  good: [
    file(
      'packages/patterns/src/A/A.tsx',
      '<ForCustomer sold="trial"><Button href={trial.href} /></ForCustomer>',
    ),
    file('packages/patterns/src/A/A.tsx', '<p {...soldMark(\'plan\')}><Link href="/pricing" /></p>'),
    file('packages/patterns/src/A/A.stories.tsx', '<Button href="/pricing">See plans</Button>'),
    file('apps/site/src/routes/a/APage.tsx', '<Link href="/pricing-of-others">Other</Link>'),
  ],
};

const mailsAsk: HouseRule = {
  name: 'a mail that sells asks what may be sold',
  check: (files) =>
    files
      .filter(({ path, text }) => isMail(path, text) && sellsByMail.test(text) && !/\bmaySell\b/.test(text))
      .map(({ path }) => `${path} sells to every reader: ask maySell`),
  bad: [
    file('packages/mails/src/planTemplates.ts', "action: { label: say(m.again), href: '/pricing' }"),
    file(
      'apps/service/src/modules/payment/refunds/planMails.ts',
      "enqueueMail({ url: origin + '/pricing' })",
    ),
  ],
  good: [
    file('packages/mails/src/planTemplates.ts', "maySell('plan') ? { href: '/pricing' } : undefined"),
    file('packages/mails/src/planTemplates.ts', "action: { href: '/download' }"),
    file('packages/mails/src/sampleMails.test.ts', "href: '/pricing'"),
    file('apps/service/src/modules/payment/returnUrls.ts', "back + '/pricing/checkout'"),
  ],
};

const offersAreAsked: HouseRule = {
  name: 'trial and campaign come from the hooks that know the country',
  check: (files) =>
    files
      .filter(
        ({ path, text }) =>
          isSurface(path) && /const \{[^}]*\b(?:campaign|trial)\b[^}]*\} = usePublicData\(\)/.test(text),
      )
      .map(
        ({ path }) =>
          `${path} reads an offer by itself: take it from useTrial, usePricedTrial or useCampaign`,
      ),
  bad: [
    file('apps/site/src/routes/a/APage.tsx', 'const { campaign } = usePublicData();'),
    file('apps/site/src/routes/a/APage.tsx', 'const { plans, trial } = usePublicData();'),
  ],
  good: [file('apps/site/src/routes/a/APage.tsx', "const campaign = useCampaign('page');")],
};

/** Pages sell nobody what cannot be had. */
export const saleRules: HouseRule[] = [surfacesAsk, mailsAsk, offersAreAsked];
