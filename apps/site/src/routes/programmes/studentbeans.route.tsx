export { StudentPage as Page } from './StudentPage.tsx';
