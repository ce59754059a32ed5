import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react';
import { cx } from '../cx.ts';
import * as fieldCss from '../Field/Field.css.ts';
import { describedBy, Field, type FieldText } from '../Field/Field.tsx';
import { EyeGlyph, EyeOffGlyph } from '../Icon/glyphs.ts';
import { Icon } from '../Icon/Icon.tsx';
import { PasswordRules, type PasswordRulesProps } from '../PasswordRules/PasswordRules.tsx';
import * as css from './PasswordField.css.ts';

type Rules =
  | (Pick<PasswordRulesProps, 'rules' | 'metLabel' | 'unmetLabel'> & {
      /** How far the password is: "2 of 3 rules met." Draws a meter, and is said once the typing pauses. */
      rulesSummary?: string;
    })
  | { rules?: undefined; metLabel?: undefined; unmetLabel?: undefined; rulesSummary?: undefined };

export type PasswordFieldProps = FieldText &
  Rules &
  Omit<ComponentPropsWithRef<'input'>, 'type' | 'size'> & {
    label: ReactNode;
    /** The name of the switch that shows the characters. */
    showLabel: string;
    /** Its hint while they are shown. */
    hideLabel: string;
  };

/** A secret that can be shown. `className` goes to the field, everything else to the `<input>`. */
export function PasswordField({
  label,
  showLabel,
  hideLabel,
  hint,
  error,
  ok,
  rules,
  metLabel,
  unmetLabel,
  rulesSummary,
  id: givenId,
  className,
  'aria-describedby': describedByOther,
  ...input
}: PasswordFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const [shown, setShown] = useState(false);
  const text = { hint, error, ok };
  const rulesId = rules ? `${id}-rules` : undefined;
  return (
    <Field
      id={id}
      label={label}
      className={className}
      {...text}
      after={
        rules && (
          <PasswordRules
            id={rulesId}
            rules={rules}
            metLabel={metLabel}
            unmetLabel={unmetLabel}
            summary={rulesSummary}
          />
        )
      }
    >
      <input
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...input}
        id={id}
        type={shown ? 'text' : 'password'}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, text, rulesId, describedByOther)}
        className={cx(
          fieldCss.control,
          fieldCss.latin,
          fieldCss.withEnd,
          error ? fieldCss.invalid : ok ? fieldCss.valid : undefined,
        )}
      />
      <button
        type="button"
        className={css.toggle}
        aria-label={showLabel}
        aria-pressed={shown}
        aria-controls={id}
        title={shown ? hideLabel : undefined}
        disabled={input.disabled}
        onClick={() => setShown(!shown)}
      >
        <Icon glyph={shown ? EyeOffGlyph : EyeGlyph} />
      </button>
    </Field>
  );
}
