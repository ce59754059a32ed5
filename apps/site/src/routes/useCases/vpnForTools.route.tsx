import { UseCasePage } from './UseCasePage.tsx';

export const Page = () => <UseCasePage family="tools" param="tools" />;
