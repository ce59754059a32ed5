/** A post of the stand-in, as its author wrote it. */
export interface SamplePost {
  id: number;
  slug: string;
  title: string;
  content: string;
  excerpt: string;
  category: string;
  tags: readonly string[];
  picture: boolean;
  password: boolean;
}

const paragraph = (text: string) => `<!-- wp:paragraph -->\n<p>${text}</p>\n<!-- /wp:paragraph -->`;

/** Posts as editors write them: with blocks, entities, a script that a plugin left, and links to one another. */
export function samplePosts(origin: string, count: number): SamplePost[] {
  const written: SamplePost[] = [
    {
      id: 11,
      slug: 'hello-world',
      title: 'Hello &#8220;world&#8221; &amp; all',
      excerpt: '<p>A first post, with an ampersand &amp; a dash&nbsp;&#8211; here.</p>',
      content: `${paragraph('Welcome to <strong>our</strong> blog.<script>alert(1)</script>')}
<h2 class="wp-block-heading" id="main">Why we write</h2>
${paragraph(`See <a href="${origin}/2026/10/second-post/" onclick="x()">the second post</a> and <a href="javascript:alert(1)">this</a>.`)}
<figure class="wp-block-image"><img src="${origin}/wp-content/uploads/2026/10/sea.png" alt="The sea" width="2" height="1" srcset="x 2x"/><figcaption class="wp-element-caption">The sea</figcaption></figure>
<figure><img src="https://elsewhere.example/pixel.gif" width="1" height="1"></figure>
<iframe src="https://elsewhere.example/embed"></iframe>`,
      ...{ category: 'news', tags: ['vpn', 'launch'], picture: true, password: false },
    },
    {
      id: 12,
      slug: 'second-post',
      title: 'Second post about penguins',
      excerpt: '<p>It is about penguins.</p>',
      content: paragraph('Penguins keep their addresses to themselves.'),
      ...{
        category: 'news',
        tags: Array.from({ length: 300 }, (_, n) => `tag-${n}`),
        picture: false,
        password: false,
      },
    },
    {
      id: 13,
      slug: 'behind-a-password',
      title: 'Protected: plans',
      ...{ excerpt: '', content: '', category: 'news', tags: [], picture: false, password: true },
    },
  ];
  const more = Array.from({ length: Math.max(0, count - written.length) }, (_, index) => ({
    id: 100 + index,
    slug: `note-${index}`,
    title: `Note ${index}`,
    excerpt: `<p>Note number ${index}.</p>`,
    content: paragraph(`This is note number ${index} of many.`),
    ...{ category: 'notes', tags: ['vpn'], picture: false, password: false },
  }));
  return [...written, ...more];
}
