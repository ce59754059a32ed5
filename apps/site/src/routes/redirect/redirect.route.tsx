export { RedirectPage as Page } from './RedirectPage.tsx';
