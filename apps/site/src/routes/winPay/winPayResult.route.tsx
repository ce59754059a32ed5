export { WinPayResultPage as Page } from './WinPayResultPage.tsx';
