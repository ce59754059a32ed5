export { WinPayPage as Page } from './WinPayPage.tsx';
