import {
  type PasswordRuleId,
  passwordMaxLength,
  passwordMinLength,
  passwordProblem,
  passwordRules,
} from '@tern/domain';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { setPasswordFormMessages as m } from './setPasswordForm.messages.ts';

const problems = {
  passwordEmpty: m.passwordMissing,
  passwordShort: m.passwordShort,
  passwordLength: m.passwordLength,
  passwordPrintable: m.passwordPrintable,
  passwordMix: m.passwordClasses,
} satisfies Record<NonNullable<ReturnType<typeof passwordProblem>>, unknown>;

/** Rules for password managers: https://developer.apple.com/password-rules */
const passwordrules = `minlength: ${passwordMinLength}; maxlength: ${passwordMaxLength}; required: lower; required: upper; required: special;`;

/** The texts and errors of the two fields for a new password, in every form that has them (spec section 5). */
export function useNewPassword() {
  const { formatMessage } = useIntl();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');

  /* Something may stand in the field before the page is ready. */
  useEffect(() => setTyped(field.current?.value ?? ''), []);

  const known = passwordRules(typed);
  const met = (...ids: PasswordRuleId[]) => known.every((rule) => rule.met || !ids.includes(rule.id));
  const rules = [
    {
      text: formatMessage(m.ruleLength, { min: passwordMinLength, max: passwordMaxLength }),
      met: met('length'),
    },
    { text: formatMessage(m.ruleLetters), met: met('lowercase', 'uppercase') },
    { text: formatMessage(m.ruleSymbol), met: met('symbol') },
  ];
  const count = rules.filter((rule) => rule.met).length;

  return {
    /** For the first `PasswordField`. */
    newProps: {
      ref: field,
      label: formatMessage(m.newPassword),
      showLabel: formatMessage(m.showPassword),
      hideLabel: formatMessage(m.hidePassword),
      autoComplete: 'new-password',
      'aria-required': true,
      passwordrules,
      onChange: (event: ChangeEvent<HTMLInputElement>) => setTyped(event.currentTarget.value),
      rules,
      rulesSummary: formatMessage(m.rulesMet, { count, all: rules.length }),
      metLabel: formatMessage(m.ruleMet),
      unmetLabel: formatMessage(m.ruleUnmet),
    },
    /** For the second one. */
    confirmProps: {
      label: formatMessage(m.confirm),
      showLabel: formatMessage(m.showPassword),
      hideLabel: formatMessage(m.hidePassword),
      autoComplete: 'new-password',
      'aria-required': true,
      passwordrules,
    },
    /** The messages of the two fields. */
    validate: ({ password, confirm }: { password: string; confirm: string }) => {
      const problem = passwordProblem(password);
      return {
        password: problem ? formatMessage(problems[problem]) : undefined,
        confirm: !confirm
          ? formatMessage(m.confirmMissing)
          : confirm !== password
            ? formatMessage(m.mismatch)
            : undefined,
      };
    },
    /** The fields were emptied. */
    forget: () => setTyped(''),
  };
}
