import { StudentPage } from './StudentPage.tsx';

export const Page = () => <StudentPage />;
