export { PromotionPage as Page } from './PromotionPage.tsx';
