export { ActivesPage as Page } from './ActivesPage.tsx';
