import type { CompiledArticle, CompiledArticles, CompiledText } from '@tern/articles';
import type { Language } from '@tern/domain';

/** The same numbers in every run (mulberry32). */
function createChance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const publishedOf = (index: number) =>
  new Date(Date.UTC(2010, 0, 1 + (index % 5000))).toISOString().slice(0, 10);

function article(index: number, language: Language, text: CompiledText): CompiledArticle {
  const key = `a${index}`;
  return {
    ...{ id: key, unikey: key, short_path: key, isWP: false, category: 'all', tags: ['one'], author: 'tern' },
    ...{ published: publishedOf(index), updated: null, picture: null, related: [] },
    texts: { [language]: text },
  };
}

const text = (
  parts: Pick<CompiledText, 'title' | 'description' | 'plain'>,
  headings: CompiledText['headings'],
): CompiledText => ({
  ...parts,
  ...{ pictureAlt: '', words: 900, minutes: 4, headings },
  blocks: [{ kind: 'html', html: `<p>${parts.plain}</p>` }],
});

const syllables =
  'a ab al an ar ba be bra ca ce chi con cri da de dis do en er est fa fer fi for fu ga ge gra ha he hu il im in is ka ke kli la le li lo lu ma men mi mo na ne ni no nu ob on or pa per pla po pre pu ra re ri ro sa se si so spi stra su ta te ti to tri tu un ur va ve vi vo wa we win ya ze'.split(
    ' ',
  );

/** As many words as ten thousand English articles have, the frequent ones short. */
export function madeUpWords(): string[] {
  const chance = createChance(7);
  const made = new Set<string>();
  while (made.size < 120_000) {
    const count = 2 + Math.floor(chance() * (made.size < 500 ? 1 : 3));
    made.add(
      Array.from({ length: count }, () => syllables[Math.floor(chance() * syllables.length)]).join(''),
    );
  }
  return [...made];
}

/** English articles of words that are as frequent as in a language: the first is in every text, most in few. */
export function madeUpArticles(count: number, vocabulary: readonly string[]): CompiledArticles {
  const chance = createChance(11);
  const word = () => vocabulary[Math.floor(vocabulary.length ** chance()) - 1] as string;
  const words = (length: number) => Array.from({ length }, word).join(' ');
  return {
    taxonomy: { categories: { all: { en: 'All' } }, tags: { one: { en: 'One' } } },
    articles: Array.from({ length: count }, (_, index) =>
      article(
        index,
        'en',
        text({ title: words(6), description: words(15), plain: words(900) }, [
          { id: 'one', text: words(4), depth: 2 },
        ]),
      ),
    ),
  };
}

/** Sentences of one article, and of another one by the way. */
const ofItself = 45;
const ofAnother = 20;
/** Rare words of them all: a language has about 120,000 words in ten thousand articles. */
const mostRare = 120_000;

/**
 * Articles of the sentences of real ones, each about the subject of one and a little of another, with rare words of its
 * own: halves of real ones, so that the words of a language are as many as those of ten thousand articles.
 */
export function remixedArticles(
  real: CompiledArticles,
  { language, count }: { language: Language; count: number },
): CompiledArticles {
  const chance = createChance(13);
  const pick = <Item>(list: readonly Item[]) => list[Math.floor(chance() * list.length)] as Item;
  const subjects = real.articles.flatMap(({ texts }) => {
    const own = texts[language];
    return own ? [{ own, sentences: own.plain.match(/[^.!?。؟]+[.!?。؟]+/gu) ?? [own.plain] }] : [];
  });
  const words = subjects.flatMap(({ own }) => own.plain.match(/\p{L}{4,}/gu) ?? []);
  const rareWords = Array.from({ length: mostRare }, () => {
    const [one, other] = [[...pick(words)], [...pick(words)]];
    return [
      ...one.slice(0, 2 + Math.floor(chance() * 4)),
      ...other.slice(-3 - Math.floor(chance() * 3)),
    ].join('');
  });
  const rare = () => pick(rareWords);
  return {
    taxonomy: { categories: { all: { en: 'All' } }, tags: { one: { en: 'One' } } },
    articles: Array.from({ length: count }, (_, index) => {
      const [main, other] = [subjects[index % subjects.length] as (typeof subjects)[number], pick(subjects)];
      const sentences = [
        ...Array.from({ length: ofItself }, () => pick(main.sentences)),
        ...Array.from({ length: ofAnother }, () => pick(other.sentences)),
      ];
      const plain = sentences.map((sentence) => `${sentence} ${rare()}`).join(' ');
      const { title, description, headings } = main.own;
      return article(
        index,
        language,
        text({ title: `${title} ${rare()}`, description: `${description} ${rare()}`, plain }, headings),
      );
    }),
  };
}
