export { PricingPage as Page } from './PricingPage.tsx';
