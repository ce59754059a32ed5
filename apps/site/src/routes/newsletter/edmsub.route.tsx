export { NewsletterPage as Page } from './NewsletterPage.tsx';
