import { file, type HouseRule, isProduct, lineRule } from './houseRule.ts';

const leaveFile = 'apps/site/src/app/leave.ts';

/** One function, which checks what it is given, knows how to leave. These files have the page's own address alone. */
const leaves: Readonly<Record<string, string>> = {
  [leaveFile]: 'the function itself',
  'apps/site/src/boot/consent.ts': 'the link that was followed, in the script that must stay small',
  'apps/site/src/outside/otherHosts.ts': 'the host of the settings, with the path of this page',
};

const redirects: Readonly<Record<string, string>> = {
  'apps/edge/src/http/respond.ts': 'the function itself',
  'apps/edge/src/node/insecureRequest.ts': 'the same address with https, behind the origin of the settings',
};

/** Where an address leaves: it is checked there in the spelling in which it leaves. */
export const leaveRules: HouseRule[] = [
  lineRule(
    'the site leaves a page through one function',
    (path) => path.startsWith('apps/site/src/') && isProduct(path) && !(path in leaves),
    /\blocation\.(?:assign|replace)\(|(?<!const |let )\blocation(?:\.href)? = (?!providerAddress\()/,
    `use ${leaveFile}`,
    {
      bad: [
        file('apps/site/src/routes/a/APage.tsx', 'location.assign(path);'),
        file('apps/site/src/routes/a/APage.tsx', 'location.replace(localHref(path, site));'),
        file('apps/site/src/routes/a/APage.tsx', 'window.location.href = url;'),
      ],
      good: [
        file('apps/site/src/routes/a/APage.tsx', 'goToPage(path);'),
        file('apps/site/src/routes/a/APage.tsx', 'tab.location.href = providerAddress(url);'),
        file(leaveFile, 'location.assign(ownAddress(address));'),
      ],
    },
  ),
  lineRule(
    'the router goes to paths that are written out, or stays on the page',
    (path) => path.startsWith('apps/site/src/') && isProduct(path),
    /\bnavigate\((?!['"`]\/[a-zA-Z]|\{ search, hash: )/,
    'begin with the path of a page; for any other address use goToPage',
    {
      bad: [
        file('apps/site/src/routes/a/APage.tsx', 'navigate(path);'),
        file('apps/site/src/routes/a/APage.tsx', 'navigate({ pathname, search });'),
        // biome-ignore lint/suspicious/noTemplateCurlyInString: code that is refused
        file('apps/site/src/routes/a/APage.tsx', 'void navigate(`${base}/pricing`);'),
      ],
      good: [
        // biome-ignore lint/suspicious/noTemplateCurlyInString: code that is accepted
        file('apps/site/src/routes/a/APage.tsx', 'void navigate(`/paySuc?order=${id}`);'),
        file('apps/site/src/routes/a/APage.tsx', "void navigate({ search, hash: '#code' });"),
      ],
    },
  ),
  lineRule(
    'the edge redirects through one function',
    (path) => path.startsWith('apps/edge/src/') && isProduct(path) && !(path in redirects),
    /(?<!\.)\blocation(?:'?: (?!string\b)|,\s*$)|'location',/i,
    'use redirectTo of apps/edge/src/http/respond.ts',
    {
      bad: [
        file('apps/edge/src/a.ts', "plainResponse(302, { location: path, 'cache-control': 'no-store' });"),
        file('apps/edge/src/a.ts', "response.setHeader('location', path);"),
        file('apps/edge/src/a.ts', 'new Response(null, { headers: { Location: path } });'),
      ],
      good: [file('apps/edge/src/a.ts', "redirectTo(302, location, { vary: 'Cookie' });")],
    },
  ),
];
