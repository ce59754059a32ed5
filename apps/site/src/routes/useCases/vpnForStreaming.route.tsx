import { UseCasePage } from './UseCasePage.tsx';

export const Page = () => <UseCasePage family="streaming" param="service" />;
