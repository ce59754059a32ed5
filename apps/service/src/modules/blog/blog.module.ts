import { blogCategories } from './blogCategories.ts';
import { blogDetail } from './blogDetail.ts';
import { blogHome } from './blogHome.ts';
import { blogIndex } from './blogIndex.ts';
import { blogList } from './blogList.ts';
import { blogRecommendCategories } from './blogRecommendCategories.ts';
import { blogRecommended } from './blogRecommended.ts';
import { blogRecommendSearches } from './blogRecommendSearches.ts';
import { blogSearch } from './blogSearch.ts';
import { blogSeo } from './blogSeo.ts';
import { blogYoastHead } from './blogYoastHead.ts';
import { fastBlogList } from './fastBlogList.ts';

export { blogVersion } from './blogCache.ts';
export { readBuiltArticles, syncMarkdown } from './syncMarkdown.ts';
export { syncWordPress } from './syncWordPress.ts';
export { wordPressPictures } from './wordPressPictures.ts';

export const blogHandlers = [
  fastBlogList,
  blogSearch,
  blogHome,
  blogDetail,
  blogYoastHead,
  blogRecommended,
  blogList,
  blogRecommendSearches,
  blogRecommendCategories,
  blogCategories,
  blogSeo,
  blogIndex,
];
