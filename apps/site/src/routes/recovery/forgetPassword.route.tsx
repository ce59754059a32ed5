export { ForgetPasswordPage as Page } from './ForgetPasswordPage.tsx';
