export { WebrtcLeakTestPage as Page } from './WebrtcLeakTestPage.tsx';
