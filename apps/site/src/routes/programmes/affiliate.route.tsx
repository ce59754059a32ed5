export { AffiliatePage as Page } from './AffiliatePage.tsx';
