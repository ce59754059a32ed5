export { DynamicPage as Page } from './DynamicPage.tsx';
