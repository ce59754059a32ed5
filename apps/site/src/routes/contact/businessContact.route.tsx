export { BusinessPage as Page } from './BusinessPage.tsx';
