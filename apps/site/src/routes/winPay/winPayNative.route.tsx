export { WinPayNativePage as Page } from './WinPayNativePage.tsx';
