export { PressPage as Page } from './PressPage.tsx';
