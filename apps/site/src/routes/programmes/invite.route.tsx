export { InvitePage as Page } from './InvitePage.tsx';
