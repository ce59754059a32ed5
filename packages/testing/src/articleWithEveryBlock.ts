import type { Article } from '@tern/contract';

/** An article with every kind of block there is, in one language. */
export function articleWithEveryBlock(over: Partial<Article> = {}): Article {
  return {
    id: 'what-a-vpn-hides',
    unikey: 'what-a-vpn-hides',
    short_path: 'what-a-vpn-hides',
    isWP: false,
    language: 'en',
    title: 'What a VPN hides & what it does not',
    description: 'Who sees your address with a VPN, who sees what you read, and who still knows it is you.',
    category: { id: 'privacy', name: 'Privacy' },
    tags: [
      { id: 'vpn', name: 'VPN' },
      { id: 'ip-address', name: 'IP address' },
    ],
    author: 'tern',
    published: '2026-11-22',
    updated: '2026-11-24',
    minutes: 6,
    picture: { src: '/assets/cover.svg', width: 960, height: 600, alt: 'A "covered" line' },
    words: 1100,
    headings: [{ id: 'who-sees', text: 'Who sees what', depth: 2 }],
    translations: ['en', 'de'],
    previous: null,
    next: null,
    related: [],
    blocks: [
      {
        kind: 'html',
        html: [
          '<p>Read <a href="/webrtc-leak-test?from=a&#x26;b#how">the test</a>, <a href="#who-sees">below</a> or <a href="https://www.rfc-editor.org/rfc/rfc8446">RFC 8446</a>.<sup><a href="#fn-1" id="fnref-1" data-footnote-ref="" aria-describedby="footnote-label">1</a></sup></p>',
          '<h2 id="who-sees">Who sees what</h2>',
          '<table><thead><tr><th align="left">Who</th><th>Sees</th></tr></thead><tbody><tr><td align="left">Café</td><td><code>192.0.2.1</code></td></tr></tbody></table>',
          '<blockquote><p>A tunnel has two ends.</p></blockquote>',
          '<p><img src="/assets/map.png" alt="A map" width="640" height="400"><img src="/assets/small.png" alt=""></p>',
          '<pre><code>dig example.com ]]></code></pre>',
          '<ol><li>One</li></ol><hr>',
        ].join('\n'),
      },
      { kind: 'note', title: 'In short <b>', html: '<p>It moves trust.</p>' },
      {
        kind: 'diagram',
        diagram: {
          kind: 'path',
          nodes: [
            { label: 'You', icon: 'laptop' },
            { label: 'VPN server', icon: 'server' },
            { label: 'Website', icon: 'site' },
          ],
          links: [
            { from: 1, to: 2, label: 'encrypted', tone: 'safe' },
            { from: 2, to: 3, label: null, tone: 'plain' },
          ],
          caption: 'Covered to the server.',
        },
      },
      {
        kind: 'diagram',
        diagram: {
          kind: 'steps',
          parties: ['You', 'Resolver'],
          steps: [
            { from: 1, to: 2, text: 'Where is example.com?', tone: 'leak' },
            { from: 2, to: 2, text: 'Looks it up', tone: 'faint' },
          ],
          caption: null,
        },
      },
      {
        kind: 'diagram',
        diagram: {
          kind: 'layers',
          layers: [
            { label: 'Outer packet', text: 'to the VPN server' },
            { label: 'Inner packet', text: null },
          ],
          caption: 'Two envelopes.',
        },
      },
      {
        kind: 'diagram',
        diagram: {
          kind: 'bars',
          bars: [
            { label: 'Berlin', value: 12, text: '12 ms' },
            { label: 'Sydney', value: 280, text: '280 ms' },
          ],
          caption: 'Measured with a ruler.',
        },
      },
      { kind: 'embed', name: 'leak-test', values: {} },
      { kind: 'embed', name: 'flight-scale', values: {} },
      { kind: 'embed', name: 'map', values: { country: 'de' } },
      {
        kind: 'html',
        html: '<section data-footnotes=""><h2 id="footnote-label">Sources</h2><ol><li id="fn-1"><p>RFC 8446. <a href="#fnref-1" data-footnote-backref="" aria-label="Back">↩</a></p></li></ol></section>',
      },
    ],
    ...over,
  };
}
