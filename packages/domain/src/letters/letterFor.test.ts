import { expect, it } from 'vitest';
import { goods, maySell, type Standing, standings } from '../customer/customerState.ts';
import { allRoutes } from '../routes/manifest.ts';
import type { Letter, LetterBlock } from './letter.ts';
import { goodsOfLink, letterFor } from './letterFor.ts';

const heading = (text: string): LetterBlock => ({ kind: 'heading', spans: [{ text }] });
const link = (href: string): LetterBlock => ({
  kind: 'paragraph',
  spans: [{ text: 'See ' }, { text: 'it', href }],
});
const letterOf = (blocks: LetterBlock[], more: Partial<Letter> = {}): Letter => ({
  title: 'News',
  description: 'What is new.',
  blocks,
  ...more,
});
const to =
  (standing: Standing, blocked = false) =>
  (what: (typeof goods)[number]) =>
    maySell(what, { standing, blocked });

it.each([
  ['/pricing', 'plan'],
  ['/pricing?plan=6m', 'plan'],
  ['/de/m/pricing', 'plan'],
  ['/pricing/checkout/12m', 'plan'],
  ['/pricing/checkout/12m.add30d', 'trial'],
  ['/vpn-trial', 'trial'],
  ['/promotion', 'offer'],
  ['/blackfriday#rules', 'offer'],
  ['/actives/actives1', 'offer'],
  ['/blog/what-a-vpn-hides', null],
  ['/webrtc-leak-test', null],
  ['/nowhere', null],
  ['https://example.com/pricing', null],
] as const)('%s sells %s', (href, what) => {
  expect(goodsOfLink(href)).toBe(what);
});

it('knows every page of an offer, and every page where a plan is paid', () => {
  for (const route of allRoutes()) {
    if (route.path.includes(':')) continue;
    if (route.takesPayment || route.offer.includes('page'))
      expect(goodsOfLink(route.path), route.id).not.toBeNull();
  }
});

const sections = [
  { kind: 'paragraph', spans: [{ text: 'This month:' }] } as LetterBlock,
  heading('A blog'),
  link('/blog/what-a-vpn-hides'),
  heading('An offer'),
  { kind: 'paragraph', spans: [{ text: 'Until Monday.' }] } as LetterBlock,
  { kind: 'list', ordered: false, items: [[{ text: 'See it', href: '/promotion' }]] } as LetterBlock,
];

it('leaves out the whole section that leads to what cannot be had', () => {
  const letter = letterOf(sections);
  expect(letterFor(letter, to('visitor'))).toBe(letter);
  expect(letterFor(letter, to('ended'))).toBe(letter);
  for (const standing of ['trial', 'plan', 'ending', 'overdue'] as const)
    expect(letterFor(letter, to(standing))?.blocks).toEqual(sections.slice(0, 3));
  expect(letterFor(letter, to('visitor', true))?.blocks).toEqual(sections.slice(0, 3));
});

it('is no letter where only words that lead over are left', () => {
  const letter = letterOf([sections[0] as LetterBlock, ...sections.slice(3)]);
  expect(letterFor(letter, to('plan'))).toBeNull();
  expect(letterFor(letterOf([link('/vpn-trial')]), to('ended'))).toBeNull();
});

it('goes to nobody to whom its subject is not sold', () => {
  for (const standing of standings)
    for (const sells of goods)
      expect(letterFor(letterOf(sections.slice(0, 3), { sells }), to(standing)) !== null, standing).toBe(
        to(standing)(sells),
      );
});

it('changes nothing of a letter that sells nothing', () => {
  const letter = letterOf(sections.slice(0, 3));
  for (const standing of standings) expect(letterFor(letter, to(standing, true))).toBe(letter);
});
