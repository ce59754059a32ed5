export { ProductsPage as Page } from './ProductsPage.tsx';
