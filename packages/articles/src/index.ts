export { type Body, type Part, writeBody } from './blocks.ts';
export {
  type CompiledArticle,
  type CompiledArticles,
  type CompiledText,
  pictureFolder,
} from './compiledArticles.ts';
export { readHtml } from './readHtml.ts';
export { countWords, readingMinutes } from './readingTime.ts';
