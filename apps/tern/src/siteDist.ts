import { resolve } from 'node:path';

/** Where the build of the site is, in the repository and in a bundle. */
export const siteDist = resolve(import.meta.dirname, '../../site/dist');
