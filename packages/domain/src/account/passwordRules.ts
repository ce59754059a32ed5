/** Spec section 5. */
export const passwordMinLength = 8;
export const passwordMaxLength = 20;

const lowercase = String.raw`\p{Ll}`;
const uppercase = String.raw`\p{Lu}`;
const symbol = String.raw`[\p{P}\p{S}]`;
// Line and paragraph separators print nothing, and are no control characters to Unicode.
const printable = String.raw`[^\p{C}\p{Zl}\p{Zp}]`;

/** The length of a new password, in code points. */
export const passwordLengthPattern = new RegExp(`^.{${passwordMinLength},${passwordMaxLength}}$`, 'su');

/** All rules of a new password but its length. */
export const newPasswordPattern = new RegExp(
  `^(?=.*${lowercase})(?=.*${uppercase})(?=.*${symbol})${printable}+$`,
  'u',
);

const allPrintable = new RegExp(`^${printable}+$`, 'u');
const anyLowercase = new RegExp(lowercase, 'u');
const anyUppercase = new RegExp(uppercase, 'u');
const anySymbol = new RegExp(symbol, 'u');

export type PasswordRuleId = 'length' | 'printable' | 'lowercase' | 'uppercase' | 'symbol';

export interface PasswordRule {
  readonly id: PasswordRuleId;
  readonly met: boolean;
  /** Key of the message that words the rule, without a namespace. */
  readonly messageKey: `passwordRule${Capitalize<PasswordRuleId>}`;
}

/**
 * The rules of a new password and whether each is met: 8 to 20 printable characters with a lower-case
 * letter, an upper-case letter and a symbol. Characters are counted as people see them typed, not in
 * UTF-16 units.
 */
export function passwordRules(password: string): PasswordRule[] {
  return [
    rule('length', 'passwordRuleLength', passwordLengthPattern.test(password)),
    rule('printable', 'passwordRulePrintable', allPrintable.test(password)),
    rule('lowercase', 'passwordRuleLowercase', anyLowercase.test(password)),
    rule('uppercase', 'passwordRuleUppercase', anyUppercase.test(password)),
    rule('symbol', 'passwordRuleSymbol', anySymbol.test(password)),
  ];
}

export function isPasswordAllowed(password: string): boolean {
  return passwordRules(password).every(({ met }) => met);
}

/** The first rule that a password breaks, in their order of display; `null` when none. */
export function passwordProblem(
  password: string,
): 'passwordEmpty' | 'passwordShort' | 'passwordLength' | 'passwordPrintable' | 'passwordMix' | null {
  if (password === '') return 'passwordEmpty';
  const unmet = new Set(passwordRules(password).flatMap(({ id, met }) => (met ? [] : [id])));
  if (unmet.has('length')) {
    return Array.from(password).length < passwordMinLength ? 'passwordShort' : 'passwordLength';
  }
  if (unmet.has('printable')) return 'passwordPrintable';
  return unmet.size > 0 ? 'passwordMix' : null;
}

function rule(id: PasswordRuleId, messageKey: PasswordRule['messageKey'], met: boolean): PasswordRule {
  return { id, met, messageKey };
}
