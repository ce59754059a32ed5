export { FaqPage as Page } from './FaqPage.tsx';
