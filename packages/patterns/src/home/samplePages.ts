import type { HasPage } from './homePaths.ts';

/** For stories: a finished site, and one that has only its plans. */
export const everyPage: HasPage = () => true;
export const onlyPlans: HasPage = (path) => path === '/pricing';
