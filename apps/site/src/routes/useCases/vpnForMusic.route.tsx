import { UseCasePage } from './UseCasePage.tsx';

export const Page = () => <UseCasePage family="music" param="music" />;
