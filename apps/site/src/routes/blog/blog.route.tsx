export { BlogPage as Page } from './BlogPage.tsx';
