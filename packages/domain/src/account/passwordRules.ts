/** Spec section 5. */
export const passwordMinLength = 8;
export const passwordMaxLength = 20;

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
  const length = Array.from(password).length;
  return [
    rule('length', 'passwordRuleLength', length >= passwordMinLength && length <= passwordMaxLength),
    rule('printable', 'passwordRulePrintable', password !== '' && !/\p{C}|\p{Zl}|\p{Zp}/u.test(password)),
    rule('lowercase', 'passwordRuleLowercase', /\p{Ll}/u.test(password)),
    rule('uppercase', 'passwordRuleUppercase', /\p{Lu}/u.test(password)),
    rule('symbol', 'passwordRuleSymbol', /[\p{P}\p{S}]/u.test(password)),
  ];
}

export function isPasswordAllowed(password: string): boolean {
  return passwordRules(password).every(({ met }) => met);
}

/** What is wrong with a password, in the order in which people are told; `null` when nothing is. */
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

/** The user name as it is sent: without surrounding white space. */
export function normalizeUsername(username: string): string {
  return username.trim();
}

function rule(id: PasswordRuleId, messageKey: PasswordRule['messageKey'], met: boolean): PasswordRule {
  return { id, met, messageKey };
}
