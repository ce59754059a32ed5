export { PayStatusPage as Page } from './PayStatusPage.tsx';
