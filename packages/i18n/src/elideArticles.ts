const one = '(?:8|11)(?=[\\s\u00a0])';
const articles = new RegExp(`(?<!\\p{L})(il|al|dal|del|nel|sul) (?=${one})`, 'giu');

/**
 * Italian articles before the eighth and the eleventh, whose names begin with a vowel: a message says "il {date}", "dal
 * {date}", and knows no day.
 */
export const elideArticles = (text: string): string =>
  text.replace(articles, (_, article: string) =>
    article.toLowerCase() === 'il' ? `${article[0] === 'I' ? 'L' : 'l'}’` : `${article}l’`,
  );
