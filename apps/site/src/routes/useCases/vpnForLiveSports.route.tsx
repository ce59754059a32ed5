import { UseCasePage } from './UseCasePage.tsx';

export const Page = () => <UseCasePage family="live-sports" param="sports" />;
