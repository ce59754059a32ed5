export { ServicesPage as Page } from './ServicesPage.tsx';
