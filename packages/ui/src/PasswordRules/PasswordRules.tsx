import { useEffect, useRef, useState } from 'react';
import { cx } from '../cx.ts';
import { CheckGlyph, CircleGlyph } from '../Icon/glyphs.ts';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './PasswordRules.css.ts';

export interface PasswordRule {
  text: string;
  met: boolean;
}

export interface PasswordRulesProps {
  rules: readonly PasswordRule[];
  /** Text of each rule, since colour and icon alone are not enough: "met", "not met". */
  metLabel: string;
  unmetLabel: string;
  /**
   * How far the password is, in a sentence: "2 of 3 rules met." With it a meter is drawn, and the sentence is said
   * politely once the typing pauses.
   */
  summary?: string;
  /** For `aria-describedby` of the field; names the list of rules. */
  id?: string;
}

/** Long enough for a pause between two keys. */
const pause = 800;

/** Announces `text` after a pause. The first text is not news. */
function useSaidLater(text: string | undefined): string {
  const [said, setSaid] = useState('');
  const before = useRef(text);
  useEffect(() => {
    if (text === before.current) return;
    const timer = setTimeout(() => {
      before.current = text;
      setSaid(text ?? '');
    }, pause);
    return () => clearTimeout(timer);
  }, [text]);
  return said;
}

/** The rules for a new password, and which of them are met. */
export function PasswordRules({ rules, metLabel, unmetLabel, summary, id }: PasswordRulesProps) {
  const said = useSaidLater(summary);
  const count = rules.filter(({ met }) => met).length;
  return (
    <div className={css.root}>
      {summary === undefined ? null : (
        <span className={css.meter} aria-hidden="true">
          {rules.map(({ text }, place) => (
            <span key={text} className={cx(css.part, place < count && css.full)} />
          ))}
        </span>
      )}
      <ul id={id} className={css.rules}>
        {rules.map((rule) => (
          <li key={rule.text} className={cx(css.rule, rule.met && css.met)}>
            <Icon glyph={rule.met ? CheckGlyph : CircleGlyph} size="sm" className={css.icon} />
            <span>
              {rule.text} <VisuallyHidden>{rule.met ? metLabel : unmetLabel}</VisuallyHidden>
            </span>
          </li>
        ))}
      </ul>
      {summary === undefined ? null : (
        <VisuallyHidden>
          <span role="status">{said}</span>
        </VisuallyHidden>
      )}
    </div>
  );
}
