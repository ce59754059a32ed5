// The calls of the blog (spec section 7). Apart from `operations`, which every page that runs in the browser loads: a page
// of the blog imports the one that it calls.
export { blogCategories } from './blogCategories.ts';
export { blogDetail } from './blogDetail.ts';
export { blogHome } from './blogHome.ts';
export { blogIndex } from './blogIndex.ts';
export { blogList } from './blogList.ts';
export { blogRecommendCategories } from './blogRecommendCategories.ts';
export { blogRecommended } from './blogRecommended.ts';
export { blogRecommendSearches } from './blogRecommendSearches.ts';
export { blogSearch } from './blogSearch.ts';
export { blogSeo } from './blogSeo.ts';
export { blogYoastHead } from './blogYoastHead.ts';
export { fastBlogList } from './fastBlogList.ts';
