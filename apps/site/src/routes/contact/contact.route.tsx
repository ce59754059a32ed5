export { ContactPage as Page } from './ContactPage.tsx';
