import { UseCasePage } from './UseCasePage.tsx';

export const Page = () => <UseCasePage family="social-media" param="app" />;
