import type { Article, ArticleSummary, Diagram, Language } from '@tern/domain';

/** Titles and descriptions of real articles in the languages that pictures are taken in; English elsewhere. */
const words: Record<string, Partial<Record<Language, readonly [title: string, description: string]>>> = {
  'what-a-vpn-hides': {
    en: [
      'What a VPN hides, and what it does not',
      'A VPN hides some things from the network around you and others from the sites you visit. Here is who still sees what, and how to check it yourself.',
    ],
    de: [
      'Was ein VPN verbirgt und was nicht',
      'Ein VPN verbirgt manches vor dem Netz um dich herum und anderes vor den Websites, die du besuchst. Wer danach noch was sieht und wie du es selbst prüfst.',
    ],
    ar: [
      'ما الذي يخفيه VPN وما الذي لا يخفيه',
      'يخفي VPN بعض الأمور عن الشبكة التي تتصل منها، وأمورًا أخرى عن المواقع التي تزورها. إليك من يرى ماذا بعد ذلك.',
    ],
  },
  'webrtc-leaks-step-by-step': {
    en: [
      'WebRTC leaks, drawn step by step',
      'A browser feature for calls, and the address it can give away.',
    ],
    de: [
      'WebRTC-Leaks, Schritt für Schritt gezeichnet',
      'Eine Browserfunktion für Anrufe und die Adresse, die sie verraten kann.',
    ],
    ar: ['تسرّبات WebRTC، مرسومة خطوة بخطوة', 'ميزة في المتصفح للمكالمات، والعنوان الذي قد تكشفه.'],
  },
  'hotel-and-cafe-wifi': {
    en: ['Hotel and café Wi-Fi: a short checklist', 'Five things to set before you connect.'],
    de: ['WLAN in Hotel und Café: eine kurze Checkliste', 'Fünf Einstellungen, bevor du dich verbindest.'],
    ar: ['شبكات Wi-Fi في الفنادق والمقاهي: قائمة قصيرة', 'خمسة أمور تضبطها قبل الاتصال.'],
  },
  'distance-becomes-delay': {
    en: [
      'How distance becomes delay',
      'Why a server on the other side of the earth answers late, whoever runs it.',
    ],
    de: [
      'Wie aus Entfernung Verzögerung wird',
      'Warum ein Server auf der anderen Seite der Erde spät antwortet, egal wem er gehört.',
    ],
    ar: ['كيف تتحوّل المسافة إلى تأخير', 'لماذا يتأخر رد خادم في الطرف الآخر من الأرض، أيًّا كان مالكه.'],
  },
};

const names: Record<string, Partial<Record<Language, string>>> = {
  privacy: { en: 'Privacy', de: 'Privatsphäre', ar: 'الخصوصية' },
  'how-it-works': { en: 'How it works', de: 'So funktioniert es', ar: 'كيف يعمل' },
  guides: { en: 'Guides', de: 'Anleitungen', ar: 'أدلة' },
  travel: { en: 'Travel', de: 'Unterwegs', ar: 'السفر' },
  vpn: { en: 'VPN' },
  dns: { en: 'DNS' },
  'ip-address': { en: 'IP address', de: 'IP-Adresse', ar: 'عنوان IP' },
};

const term = (id: string, language: Language) => ({ id, name: names[id]?.[language] ?? names[id]?.en ?? id });

/** The categories of the blog. */
export const categoryFixtures = (language: Language = 'en') =>
  ['privacy', 'how-it-works', 'guides', 'travel'].map((id) => ({ ...term(id, language), count: 3 }));

const plate = (ground: string, ink: string, drawing: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 600"><rect width="960" height="600" fill="${ground}"/><g fill="none" stroke="${ink}" stroke-width="4">${drawing}</g></svg>`,
  )}`;

/** Plain drawings in the size of a cover. */
const covers = [
  plate(
    '#e8eff4',
    '#0a1a2f',
    '<rect x="120" y="220" width="220" height="150" rx="12"/><path d="M90 370h280l-20 34H110Z"/><rect x="640" y="210" width="180" height="200" rx="10"/><path d="M640 277h180M640 344h180"/><path stroke="#1c6aa3" stroke-width="14" d="M370 300h270"/>',
  ),
  plate(
    '#0b1b31',
    '#7cc0ec',
    '<circle cx="480" cy="300" r="200" stroke-dasharray="14 10"/><circle cx="480" cy="300" r="130"/><path stroke="#ff6f5b" d="M480 300L700 190"/><circle cx="480" cy="300" r="10" fill="#7cc0ec"/>',
  ),
];

/** Articles of a list, as the service would answer them in a language; `of` overrides the language they are in. */
export function articleFixtures(language: Language = 'en', of: Language = language): ArticleSummary[] {
  const categories = ['privacy', 'how-it-works', 'travel', 'how-it-works'];
  return Object.entries(words).map(([unikey, texts], index) => {
    const [title, description] = texts[of] ?? texts.en ?? ['', ''];
    return {
      id: unikey,
      unikey,
      short_path: unikey,
      isWP: false,
      language: of,
      title,
      description,
      category: term(categories[index] as string, language),
      tags: ['vpn', 'dns', 'ip-address'].map((id) => term(id, language)),
      author: 'tern',
      published: `2026-11-${22 - index}`,
      updated: index === 1 ? '2026-11-23' : null,
      minutes: 4 + index,
      picture: { src: covers[index % 2] as string, width: 960, height: 600, alt: 'A drawing of two devices' },
    };
  });
}

/** A drawing of each kind. */
export const diagramFixtures = {
  path: {
    kind: 'path',
    nodes: [
      { label: 'You', icon: 'laptop' },
      { label: 'Wi-Fi and provider', icon: 'router' },
      { label: 'VPN server', icon: 'server' },
      { label: 'Website', icon: 'site' },
    ],
    links: [
      { from: 1, to: 2, label: 'sealed', tone: 'safe' },
      { from: 2, to: 3, label: 'sealed', tone: 'safe' },
      { from: 3, to: 4, label: 'as without a VPN', tone: 'plain' },
      { from: 1, to: 4, label: 'past the tunnel', tone: 'leak' },
    ],
    caption:
      'The tunnel ends at the VPN server. From there to the website, your traffic travels the way it always did.',
  },
  long: {
    kind: 'path',
    nodes: [
      { label: 'You', icon: 'phone' },
      { label: 'Router', icon: 'router' },
      { label: 'Resolver', icon: 'server' },
      { label: 'Root server', icon: 'server' },
      { label: 'Server of .com', icon: 'server' },
      { label: 'example.com', icon: 'site' },
    ],
    links: [
      { from: 1, to: 2, label: 'question', tone: 'plain' },
      { from: 2, to: 1, label: 'answer', tone: 'faint' },
      { from: 2, to: 3, label: 'question', tone: 'plain' },
      { from: 3, to: 4, label: null, tone: 'plain' },
      { from: 4, to: 5, label: null, tone: 'faint' },
      { from: 5, to: 6, label: null, tone: 'plain' },
      { from: 3, to: 5, label: 'next', tone: 'plain' },
      { from: 3, to: 6, label: 'last', tone: 'safe' },
    ],
    caption: 'A name is looked up at several servers, each of which knows the next one.',
  },
  steps: {
    kind: 'steps',
    parties: ['You', 'Resolver', 'Root server'],
    steps: [
      { from: 1, to: 2, text: 'Where is example.com?', tone: 'plain' },
      { from: 2, to: 3, text: 'Who knows about .com?', tone: 'plain' },
      { from: 3, to: 2, text: 'Ask the servers of .com', tone: 'safe' },
      { from: 2, to: 2, text: 'Keeps the answer for an hour', tone: 'faint' },
      { from: 2, to: 1, text: '203.0.113.24', tone: 'leak' },
    ],
    caption: 'One question from your browser, several from the resolver.',
  },
  layers: {
    kind: 'layers',
    layers: [
      { label: 'Outer packet', text: 'To the VPN server; anybody on the way can read this address' },
      { label: 'Encrypted part', text: 'Only the VPN server can open it' },
      { label: 'Inner packet', text: 'To the website' },
    ],
    caption: 'A packet inside a packet.',
  },
  bars: {
    kind: 'bars',
    bars: [
      { label: 'Berlin', value: 12, text: '12 ms' },
      { label: 'New York', value: 86, text: '86 ms' },
      { label: 'Sydney', value: 284, text: '284 ms' },
    ],
    caption: 'There and back from Frankfurt.',
  },
} satisfies Record<string, Diagram>;

/** A whole article, with every kind of block. */
export function articleFixture(language: Language = 'en', of: Language = language): Article {
  const [first, ...others] = articleFixtures(language, of) as [ArticleSummary, ...ArticleSummary[]];
  return {
    ...first,
    updated: '2026-11-23',
    translations: ['en', 'de'],
    words: 968,
    previous: others[0] ?? null,
    next: others[1] ?? null,
    related: others,
    headings: [
      { id: 'a-pipe-with-two-ends', text: 'A pipe with two ends', depth: 2 },
      { id: 'what-websites-still-know', text: 'What websites still know', depth: 2 },
      { id: 'cookies', text: 'Cookies', depth: 3 },
      { id: 'who-sees-what', text: 'Who sees what', depth: 2 },
      { id: 'sources', text: 'Sources', depth: 2 },
    ],
    blocks: [
      {
        kind: 'html',
        html: '<p>A VPN is often sold as a cloak. It is closer to a sealed pipe with two ends: one at your device, one at a server somewhere else. When you have read this page you will know what each end hides, and who can still see you.</p><h2 id="a-pipe-with-two-ends">A pipe with two ends</h2><p>With a VPN, your device puts every packet into another packet, encrypts the inner one and addresses the outer one to the VPN server. The article on <a href="/blog/dns-from-keystroke-to-answer">DNS from the keystroke to the answer</a> follows one question all the way.</p>',
      },
      { kind: 'diagram', diagram: diagramFixtures.path },
      {
        kind: 'html',
        html: '<h2 id="what-websites-still-know">What websites still know</h2><p>An address is only one of the ways in which a site recognises you, and rarely the best one.</p><h3 id="cookies">Cookies</h3><ol><li>If you sign in, the site knows who you are.</li><li>If your browser holds a cookie from last week, <code>id=7f3a</code>, it knows that you are the same visitor.</li></ol><blockquote><p>A new address with the same cookies is an old acquaintance in a new coat.</p></blockquote>',
      },
      {
        kind: 'note',
        title: 'What it was never meant to do',
        html: '<p>A VPN does not check the files you download, and does not recognise a forged bank page.</p>',
      },
      {
        kind: 'html',
        html: '<h2 id="who-sees-what">Who sees what</h2><table aria-labelledby="who-sees-what"><thead><tr><th scope="col">What</th><th scope="col">Wi-Fi and provider</th><th scope="col">VPN company</th><th scope="col">Website</th></tr></thead><tbody><tr><th scope="row">Your own address</th><td>Yes</td><td>Yes</td><td>No</td></tr><tr><th scope="row">Names of the sites you open</th><td>No</td><td>It can</td><td>Its own</td></tr><tr><th scope="row">How much data passes, and when</th><td>Yes</td><td>Yes</td><td>Its own part</td></tr></tbody></table>',
      },
      { kind: 'embed', name: 'leak-test', values: {} },
      { kind: 'embed', name: 'flight-scale', values: {} },
      {
        kind: 'html',
        html: '<h2 id="sources">Sources</h2><ul><li><a href="https://www.rfc-editor.org/rfc/rfc8446">RFC 8446</a>, TLS 1.3: what an encrypted connection to a website covers.</li><li><a href="https://www.rfc-editor.org/rfc/rfc9076">RFC 9076</a>, DNS privacy considerations: who can see name look-ups.</li></ul>',
      },
    ],
  };
}
