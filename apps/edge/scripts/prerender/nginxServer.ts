import type { FrontFile } from './writeFront.ts';

/** A text as nginx reads it in quotes. */
export const quoted = (text: string) => `"${text.replace(/(["\\])/g, '\\$1').replace(/\$/g, '$${dollar}')}"`;

export interface NginxOptions {
  folder: string;
  listen: string;
  /** Scheme and host of the edge behind. */
  edge: string;
  secure: boolean;
}

/** The server itself. */
export function serverBlock(front: FrontFile, { folder, listen, edge }: NginxOptions): string[] {
  const fixed = ['strict-transport-security', 'x-content-type-options', 'referrer-policy']
    .concat('cross-origin-resource-policy')
    .map((name) => [name, front.headers[0]?.[name]] as const);
  return [
    'server {',
    `  listen ${listen};`,
    `  root ${folder};`,
    '  gzip_static on;',
    // In no location again: one of its own would end the inheritance of all. The visitor's address stands last.
    '  proxy_set_header Host $host; proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
    `  location ~ ^/(?:api|ws|l10n|og|consent|offer-box|healthz)(?:/|$) { proxy_pass ${edge}; }`,
    `  location ~* ${front.behind} { proxy_pass ${edge}; }`,
    `  location @edge { proxy_pass ${edge}; }`,
    '  location /assets/ { root ' +
      `${folder}/files; add_header Cache-Control "public, max-age=31536000, immutable"; }`,
    ...[
      'location = /robots.txt',
      'location ~ ^/(?:sitemap[a-z-]*\\.xml|llms\\.txt|favicon\\.(?:svg|ico)|apple-touch-icon\\.png|manifest\\.webmanifest|speculation-rules/.*|icons/.*)$',
    ].map((place) => `  ${place} { root ${folder}/files; }`),
    // The plain form of a page is unpacked for the few that ask for it.
    '  location ^~ /pages/ { internal; gzip_static always; gunzip on;',
    '    types { } default_type "text/html; charset=utf-8";',
    '    add_header Cache-Control no-cache always; add_header Content-Language $tern_language always;',
    '    add_header Content-Security-Policy $tern_policy always; add_header Permissions-Policy $tern_permissions always;',
    '    add_header Cross-Origin-Opener-Policy $tern_opener always;',
    '    add_header Content-Security-Policy-Report-Only $tern_watched always; add_header Vary "Cookie, User-Agent" always;',
    '    add_header Set-Cookie $tern_set_language always; add_header Set-Cookie $tern_set_form always; add_header Set-Cookie $tern_set_currency always;',
    ...fixed.map(([name, value]) => (value ? `    add_header ${name} ${quoted(value)} always;` : '')),
    '    error_page 404 = @edge;',
    '  }',
    '  location / {',
    '    add_header Set-Cookie $tern_set_language always; add_header Set-Cookie $tern_set_form always;',
    '    error_page 418 = @edge;',
    '    if ($tern_asked) { return 418; }',
    '    if ($tern_move = e) { return 418; }',
    '    if ($tern_move = m) { return 301 $tern_target$tern_args; }',
    '    if ($tern_move = t) { return 302 $tern_target$tern_args; }',
    '    if ($tern_served = "") { return 404; }',
    '    error_page 404 $tern_file$is_args$args;',
    '    rewrite ^ $tern_file last;',
    '  }',
    '  absolute_redirect off;',
    '}',
    '',
  ];
}
