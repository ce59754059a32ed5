export { CookiePolicyPage as Page } from './CookiePolicyPage.tsx';
