// One for each call of the blog.
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
