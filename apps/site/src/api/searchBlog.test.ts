import { blogSearch } from '@tern/contract';
import { expect, it } from 'vitest';
import { searchBlogPath } from './searchBlog.ts';

it('asks where the contract says', () => {
  expect([searchBlogPath, blogSearch.method]).toEqual([blogSearch.path, 'GET']);
});
