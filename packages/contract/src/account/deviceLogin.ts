import * as v from 'valibot';
import {
  emptyLineField,
  idField,
  languageField,
  passwordField,
  recasignField,
  secondFactorCodeField,
  usernameField,
} from '../fields.ts';
import { defineOperation } from '../operation.ts';
import { device } from './device.ts';
import { user } from './user.ts';

/**
 * Signs an app in and registers it as a device. `X-App-Type` says which app; `installation` is an identifier
 * that the app makes once and keeps, so that signing in again is the same device.
 */
export const deviceLogin = defineOperation({
  name: 'deviceLogin',
  method: 'POST',
  path: '/api/mms/account/v1/app/login',
  auth: 'none',
  botCheck: 'login',
  summary: 'Signs an app in and registers it as a device.',
  input: v.object({
    username: usernameField,
    password: passwordField,
    installation: idField,
    name: v.optional(emptyLineField(80)),
    /** Of the app with codes, or a recovery code: after `second_factor_required`. */
    code: v.optional(secondFactorCodeField),
    /** The language the person reads now: mails follow it. */
    language: v.optional(languageField),
    recasign: recasignField,
  }),
  output: v.object({ token: v.string(), user, device }),
  errors: [
    'incorrect_credentials',
    'second_factor_required',
    'verification_failed',
    'code_used',
    'code_clock',
    'second_factor_off',
    'device_limit',
    'bot_check_required',
    'bot_check_failed',
    'bot_check_score_too_low',
  ],
});
