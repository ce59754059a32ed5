export { WhyUsPage as Page } from './WhyUsPage.tsx';
