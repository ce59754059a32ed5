import { BlogPage } from './BlogPage.tsx';
import { blogPageMessages as m } from './blogPage.messages.ts';

export const Page = () => <BlogPage title={m.moreTitle} />;
