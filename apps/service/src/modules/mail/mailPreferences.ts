import { mailPreferences as operation } from '@tern/contract';
import { defineHandler, fail } from '../../handler.ts';
import { addressOfUser } from '../account/addressOfUser.ts';
import { findMailChoices } from './mailPreferences.repo.ts';
import { preferenceData } from './preferenceData.ts';

export const mailPreferences = defineHandler(operation, async ({ context, who }) => {
  const choices = await findMailChoices(context.db, who.userId);
  if (!choices) return fail(operation, 'session_invalid');
  const { address } = await addressOfUser(context.db, who.userId);
  return preferenceData(context.db, choices, address);
});
