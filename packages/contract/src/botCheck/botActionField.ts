import * as v from 'valibot';
import { botActions } from '../operation.ts';

/** The purpose of the check (spec section 7: an action name, default submit). */
export const botActionField = v.optional(v.picklist(botActions, 'choice'), 'submit');
