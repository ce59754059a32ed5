export { FeaturesPage as Page } from './FeaturesPage.tsx';
