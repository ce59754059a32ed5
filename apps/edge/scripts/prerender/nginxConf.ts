import { type NginxOptions, quoted, serverBlock } from './nginxServer.ts';
import type { FrontFile } from './writeFront.ts';

function map(source: string, target: string, rows: readonly (readonly [string, string])[]): string {
  return [`map ${source} ${target} {`, ...rows.map(([from, to]) => `  ${from} ${to};`), '}'].join('\n');
}

/** Letters of a page's facts, as the maps read them. */
const lettersOf = (page: FrontFile['pages'][string]) =>
  [page.keepsVariant && 'k', page.protected && 's', page.priced && 'p', page.sells && 'b']
    .filter(Boolean)
    .join('');

const anyLanguage = ({ languages }: FrontFile) => languages.join('|');
const anyCurrency = ({ currencies }: FrontFile) => currencies.join('|');

/** The parts of an address, and the page it names. */
function addressMaps(front: FrontFile): string[] {
  const { languages, pages, plans } = front;
  const any = anyLanguage(front);
  return [
    map('$request_uri', '$tern_path', [['"~^(?<tern_p>[^?]*)"', '$tern_p']]),
    // With its question mark, also where nothing stands behind it.
    map('$request_uri', '$tern_query', [
      ['default', '""'],
      [String.raw`"~^[^?]*(?<tern_s>\?.*)$"`, '$tern_s'],
    ]),
    map('$tern_path', '$tern_prefix', [
      ['default', '""'],
      ...languages.map((language) => [`"~*^/${language}(?:/|$)"`, language] as const),
    ]),
    map('$tern_path', '$tern_m', [
      ['default', '""'],
      [`"~*^(?:/(?:${any}))?/m(?:/|$)"`, 'm'],
    ]),
    map('$tern_path', '$tern_rest', [
      ['default', '/'],
      [`"~*^(?:/(?:${any}))?(?:/m)?$"`, '/'],
      [`"~*^(?:/(?:${any})(?=/|$))?(?:/m(?=/|$))?(?<tern_r>/.*)$"`, '$tern_r'],
    ]),
    map('$tern_rest', '$tern_page', [
      ['default', '$tern_rest'],
      ['"~^(?<tern_b>.+)/$"', '$tern_b'],
    ]),
    map('$tern_page', '$tern_served', [
      ['default', '""'],
      ...plans.map(({ names }) => [`"~${names}"`, '$tern_page'] as const),
      ...Object.entries(pages)
        .filter(([path]) => !plans.some(({ page }) => page.toLowerCase() === path))
        .map(([path, { served }]) => [path, served] as const),
    ]),
    map('$tern_page', '$tern_facts', [
      ['default', '""'],
      ...plans.map(
        ({ names, page }) => [`"~${names}"`, quoted(lettersOf(pages[page.toLowerCase()] as never))] as const,
      ),
      ...Object.entries(pages)
        .filter(([path]) => !plans.some(({ page }) => page.toLowerCase() === path))
        .map(([path, page]) => [path, quoted(lettersOf(page))] as const),
    ]),
  ];
}

/** The variant and the language that suit the visitor. */
function choiceMaps(front: FrontFile): string[] {
  const { languages, defaultLanguage, phones } = front;
  const any = anyLanguage(front);
  return [
    map('$http_user_agent', '$tern_phone', [
      ['default', '""'],
      [quotedPattern(phones.areNot), '""'],
      [quotedPattern(phones.are), '1'],
    ]),
    map('"$tern_phone:$arg_form:$cookie_form"', '$tern_suits', [
      ['default', '""'],
      ['"~^1:desktop:"', '""'],
      ['"~^1:mobile:"', 'm'],
      ['"~^1:[^:]*:desktop$"', '""'],
      ['"~^1:"', 'm'],
    ]),
    map('"$tern_m:$tern_facts:$tern_suits"', '$tern_variant', [
      ['default', '""'],
      ['"~^:[a-z]*k"', '""'],
      ['"~:m$"', 'm'],
    ]),
    map('$arg_nl', '$tern_nl', [
      ['default', '""'],
      ...languages.map((language) => [`"~*^${language}$"`, language] as const),
    ]),
    map('"$tern_nl:$tern_prefix:$cookie_language"', '$tern_language', [
      ['default', defaultLanguage],
      ['"~^(?<tern_n>[a-z]+):"', '$tern_n'],
      ['"~^:(?<tern_f>[a-z]+):"', '$tern_f'],
      [`"~^::(?<tern_c>${any})$"`, '$tern_c'],
    ]),
  ];
}

/** Where the page is for this visitor, and how one is sent there. */
function moveMaps(front: FrontFile): string[] {
  const { defaultLanguage } = front;
  const any = anyLanguage(front);
  return [
    map('$tern_language', '$tern_lp', [
      ['default', '/$tern_language'],
      [defaultLanguage, '""'],
    ]),
    map('$tern_variant', '$tern_vp', [
      ['default', '""'],
      ['m', '/m'],
    ]),
    map('"$tern_served|$tern_m|$tern_variant"', '$tern_tail', [
      ['default', '$tern_served'],
      ['"~^\\|"', '$tern_rest'],
      ['"~^/\\|.*\\|m$"', '/home'],
      ['"~^/\\|"', '""'],
      ['"~^/home\\|m\\|m$"', '/home'],
      ['"~^/home\\|m\\|$"', '""'],
    ]),
    map('"$tern_lp$tern_vp$tern_tail"', '$tern_target', [
      ['default', '$tern_lp$tern_vp$tern_tail'],
      ['""', '/'],
    ]),
    map('"$tern_nl:$tern_prefix:$tern_language:$tern_m:$tern_variant"', '$tern_temporary', [
      ['default', '1'],
      [`"~^:(?<tern_q>${any}):\\k<tern_q>:(?<tern_v>m?):\\k<tern_v>$"`, '""'],
      [`"~^::${defaultLanguage}:(?<tern_w>m?):\\k<tern_w>$"`, '""'],
    ]),
    map('"$tern_nl:$args"', '$tern_args', [
      ['default', '$tern_query'],
      ['"~^[a-z]+:(?:nl=[^&]*&?)+$"', '""'],
      ['"~^[a-z]+:nl=[^&]*&(?<tern_x>.+)$"', '?$tern_x'],
      ['"~^[a-z]+:(?<tern_y>.+?)&nl=[^&]*(?<tern_z>.*)$"', '?$tern_y$tern_z'],
    ]),
    // Paths whose reading is the edge's alone: spellings of several meanings, and files that are none here.
    map('"$tern_served|$tern_prefix$tern_m|$tern_page"', '$tern_unread', [
      ['default', '""'],
      [`"~*^\\|\\|.*${front.file}"`, '1'],
      [`"~*^[^|]*\\|[^|]*\\|${front.innerPrefix.replace('^', '')}"`, '1'],
    ]),
    map('$args', '$tern_query_unread', [
      ['default', '$tern_unread'],
      [`"~${front.edgeQuery}"`, '1'],
    ]),
    map('$tern_path', '$tern_ambiguous', [
      ['default', '$tern_query_unread'],
      [`"~*${front.ambiguous}"`, '1'],
      [`"~${front.encodedHash}"`, '1'],
    ]),
    // Where a visitor is sent: `e` to the edge, which knows sessions, `m` elsewhere for good, `t` for now. The target is
    // checked as it leaves: it starts with one slash.
    map('"$tern_ambiguous$tern_facts:$tern_temporary:$tern_target$tern_args|$request_uri"', '$tern_move', [
      ['default', 't'],
      ['"~^(?:1|[a-z]*s)"', 'e'],
      [String.raw`"~^[^:]*:[^:]*:/[/\x5c]"`, 'e'],
      ['"~^[^:]*:[^:]*:(?<tern_same>[^|]*)\\|\\k<tern_same>$"', '""'],
      ['"~^[^:]*::"', 'm'],
    ]),
  ];
}

/** The file of the page, and its headers. */
function fileMaps(front: FrontFile): string[] {
  const { plans, baseCurrency } = front;
  const money = anyCurrency(front);
  const header = (name: string) =>
    Object.entries(front.files).map(
      ([file, index]) => [`/${file}`, quoted(front.headers[index]?.[name] ?? '')] as const,
    );
  return [
    map('"$arg_currency:$cookie_currency"', '$tern_chosen', [
      ['default', '""'],
      [`"~^(?<tern_i>${money}):"`, '$tern_i'],
      [`"~:(?<tern_j>${money})$"`, '$tern_j'],
    ]),
    map('$tern_country', '$tern_usual', [['default', baseCurrency], ...Object.entries(front.currencyOf)]),
    map('$tern_chosen', '$tern_currency', [
      ['default', '$tern_chosen'],
      ['""', '$tern_usual'],
    ]),
    map('$tern_country', '$tern_blocked', [
      ['default', '""'],
      ...front.blocked.map((each) => [each, '-blocked'] as const),
    ]),
    map('$tern_facts', '$tern_name', [
      ['default', 'page'],
      ['"~p"', '$tern_currency'],
    ]),
    map('"$tern_served|$tern_m$tern_variant"', '$tern_folder', [
      ['default', '$tern_served'],
      ['"~^\\|"', '/404'],
      ['"~^/\\|"', '""'],
      ['"~^/home\\|m"', '""'],
      ...plans.map(({ names, page }) => [`"~${names.replace(/\$$/, '\\|')}"`, page] as const),
    ]),
    map('$tern_variant', '$tern_form', [
      ['default', 'desktop'],
      ['m', 'mobile'],
    ]),
    map('""', '$tern_file', [
      ['default', '/pages/$tern_language/$tern_form$tern_folder/$tern_name$tern_blocked.html'],
    ]),
    map('$tern_file', '$tern_policy', [['default', '""'], ...header('content-security-policy')]),
    map('$tern_file', '$tern_watched', [['default', '""'], ...header('content-security-policy-report-only')]),
    map('$tern_file', '$tern_permissions', [['default', '""'], ...header('permissions-policy')]),
    map('$tern_file', '$tern_opener', [['default', '""'], ...header('cross-origin-opener-policy')]),
  ];
}

/** Files have the usual method that takes cards: where a country has another one, the edge has the pages of a purchase. */
function cardMaps({ cardsOf }: FrontFile): string[] {
  return [
    map('$tern_country', '$tern_own', [
      ['default', '""'],
      ...Object.keys(cardsOf).map((country) => [country, 'o'] as const),
    ]),
    map('"$tern_own:$tern_facts:$tern_served"', '$tern_cards', [
      ['default', '""'],
      ['"~^o:[a-z]*b:"', '1'],
      ['"~^o:[a-z]*:$"', '1'],
    ]),
  ];
}

/** The cookies of preferences that an address sets. */
function cookieMaps(front: FrontFile, secure: boolean): string[] {
  const [any, money] = [anyLanguage(front), anyCurrency(front)];
  const cookie = `Path=/; Max-Age=31536000; SameSite=Lax${secure ? '; Secure' : ''}`;
  return [
    map('"$tern_prefix$tern_nl:$tern_language:$cookie_language"', '$tern_set_language', [
      ['default', `"language=$tern_language; ${cookie}"`],
      ['"~^:"', '""'],
      [`"~:(?<tern_l>${any}):\\k<tern_l>$"`, '""'],
    ]),
    map('"$tern_phone:$arg_form:$cookie_form"', '$tern_set_form', [
      ['default', '""'],
      ['"~:desktop:desktop$"', '""'],
      ['"~^1:mobile:mobile$"', '""'],
      ['"~:desktop:"', `"form=desktop; ${cookie}"`],
      ['"~^1:mobile:"', `"form=mobile; ${cookie}"`],
    ]),
    map('"$arg_currency:$cookie_currency"', '$tern_set_currency', [
      ['default', '""'],
      [`"~^(?<tern_g>${money}):\\k<tern_g>$"`, '""'],
      [`"~^(?<tern_h>${money}):"`, `"currency=$tern_h; ${cookie}"`],
    ]),
  ];
}

/**
 * The configuration of nginx for the files: `include` it inside `http`. It decides as `front.json` says. Pages that
 * belong to a person, the API and pictures go to the edge behind it.
 */
export function nginxConf(front: FrontFile, options: NginxOptions): string {
  const parameters = ['confirm', 'leave', 'ip', ...front.pastCache];
  return [
    '# Written by `pnpm prerender`. The country comes from the header X-Country, which the proxy in front must set.',
    '# TRUSTED_PROXIES of the edge counts this nginx and the proxies in front of it: 1 where there is none.',
    'map_hash_max_size 65536; map_hash_bucket_size 256; variables_hash_max_size 4096;',
    map('""', '$tern_country', [['default', '$http_x_country']]),
    // The dollar sign cannot be written in a value.
    'geo $dollar { default "$"; }',
    // The edge answers questions in an address (the links of the newsletter, an address to look up) and notes partners.
    map(`"$tern_cards${parameters.map((name) => `$arg_${name}`).join('')}"`, '$tern_asked', [
      ['default', '1'],
      ['""', '""'],
    ]),
    ...addressMaps(front),
    ...choiceMaps(front),
    ...moveMaps(front),
    ...fileMaps(front),
    ...cardMaps(front),
    ...cookieMaps(front, options.secure),
    ...serverBlock(front, options),
  ].join('\n');
}

/** A regular expression without regard to letter case, in quotes. */
const quotedPattern = (source: string) => `"~*${source.replace(/"/g, '\\"')}"`;
