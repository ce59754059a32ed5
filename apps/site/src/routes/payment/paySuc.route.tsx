export { PaySucPage as Page } from './PaySucPage.tsx';
