import { UseCasePage } from './UseCasePage.tsx';

export const Page = () => <UseCasePage family="gaming" param="game" />;
