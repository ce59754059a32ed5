import { inviteMy } from './inviteMy.ts';

export const friendHandlers = [inviteMy];
