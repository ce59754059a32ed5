export { PrivacyPage as Page } from './PrivacyPage.tsx';
