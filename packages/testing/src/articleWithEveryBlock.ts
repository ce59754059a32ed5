import type { Article, ArticleSummary } from '@tern/domain';
import { articleFixtures, diagramFixtures } from './articleFixtures.ts';

const { path, long, steps, layers, bars } = diagramFixtures;

/** An article with every kind of block there is, in one language. */
export function articleWithEveryBlock(over: Partial<Article> = {}): Article {
  return {
    ...(articleFixtures()[0] as ArticleSummary),
    title: 'What a VPN hides & what it does not',
    published: '2026-11-22',
    updated: '2026-11-24',
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
          '<table aria-labelledby="who-sees"><thead><tr><th align="left" scope="col">Who</th><th scope="col">Sees</th></tr></thead><tbody><tr><th align="left" scope="row">Café</th><td><code>192.0.2.1</code></td></tr></tbody></table>',
          '<blockquote><p>A tunnel has two ends.</p></blockquote>',
          '<p><img src="/assets/map.png" alt="A map" width="640" height="400"><img src="/assets/small.png" alt=""></p>',
          '<pre><code>dig example.com ]]></code></pre>',
          '<ol><li>One</li></ol><hr>',
        ].join('\n'),
      },
      { kind: 'note', title: 'In short <b>', html: '<p>It moves trust.</p>' },
      { kind: 'diagram', diagram: path },
      { kind: 'diagram', diagram: long },
      { kind: 'diagram', diagram: { ...steps, caption: null } },
      { kind: 'diagram', diagram: { ...layers, layers: [...layers.layers, { label: 'Core', text: null }] } },
      { kind: 'diagram', diagram: bars },
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
