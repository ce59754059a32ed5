export { AboutPage as Page } from './AboutPage.tsx';
