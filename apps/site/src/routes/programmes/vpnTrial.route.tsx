export { TrialPage as Page } from './TrialPage.tsx';
