import type { WP_REST_API_Attachment, WP_REST_API_Post, WP_REST_API_Term, WP_REST_API_User } from 'wp-types';
import { samplePosts } from '../src/wordpress/samplePosts.ts';
import { authorOf, mediaOf, restPost, termOf } from '../src/wordpress/wordPressStandIn.ts';

// The types are made of the JSON schemas that are tested against WordPress itself (wp-json-schemas). Their enums are
// strings on the wire: `Wire` takes them as such.
type Wire<T> = T extends string
  ? string
  : T extends readonly (infer E)[]
    ? Wire<E>[]
    : T extends object
      ? { [K in keyof T]: Wire<T[K]> }
      : T;
type Known<T> = { [K in keyof T as string extends K ? never : number extends K ? never : K]: T[K] };

const origin = 'https://example.com';

export const posts: Wire<Known<WP_REST_API_Post>>[] = samplePosts(origin, 5).map((post) =>
  restPost(post, origin),
);
export const term: Wire<Pick<WP_REST_API_Term, 'id' | 'link' | 'name' | 'slug' | 'taxonomy' | '_links'>> =
  termOf(origin, 'news', 'category');
export const author: Wire<
  Pick<WP_REST_API_User, 'id' | 'name' | 'url' | 'description' | 'link' | 'slug' | '_links'>
> = authorOf(origin);
export const media: Wire<
  Pick<
    WP_REST_API_Attachment,
    | ('id' | 'date' | 'slug' | 'type' | 'link' | 'title' | 'author' | 'alt_text' | 'caption')
    | ('media_type' | 'mime_type' | 'media_details' | 'source_url' | '_links')
  >
> = mediaOf(origin);
