import * as handlers from './blogHandlers.ts';

export { blogVersion } from './blogCache.ts';
export { readLeftOut } from './sync.repo.ts';
export { readBuiltArticles, syncMarkdown } from './syncMarkdown.ts';
export { syncWordPress } from './syncWordPress.ts';
export { wordPressPictures } from './wordPressPictures.ts';

export const blogHandlers = Object.values(handlers);
