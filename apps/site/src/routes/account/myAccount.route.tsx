export { AccountPage as Page } from './AccountPage.tsx';
