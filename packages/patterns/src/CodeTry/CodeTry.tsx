import { type IntervalUnit, type Money, normalizeKey } from '@tern/domain';
import { Button, Link, Notice, Text, TextField } from '@tern/ui';
import { useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useErrorFocus } from '../forms/useErrorFocus.ts';
import { usePlanWords } from '../planWords/usePlanWords.ts';
import type { CodeRefusal } from '../words/codeRefusal.ts';
import { codeWordsMessages } from '../words/codeWords.messages.ts';
import * as css from './CodeTry.css.ts';
import { codeTryMessages as m } from './codeTry.messages.ts';

/** The result of a try. */
export type TriedCode =
  | {
      code: string;
      price: Money;
      before: Money;
      count: number;
      unit: IntervalUnit;
      href: string;
      /** An offer makes the price, and the invitation counts all the same. */
      instead?: boolean;
    }
  | { refusal: CodeRefusal }
  | { failure: 'rate_limited' | 'failed' };

export interface CodeTryProps {
  onTry: (code: string) => void;
  /** Where the form leads a browser without scripts: the checkout tries the code there. */
  action: string;
  /** The parameter that carries the code. */
  param: string;
  busy?: boolean;
  result?: TriedCode | null;
  /** The code of the link that was followed. */
  initial?: string;
}

/** A code is tried, and shows the new price (spec section 2, programmes). It never stands in the way of the full price. */
export function CodeTry({ onTry, action, param, busy = false, result = null, initial = '' }: CodeTryProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const [text, setText] = useState(initial);
  const [missing, setMissing] = useState(false);
  const [edited, setEdited] = useState(false);
  const shown = edited || busy ? null : result;
  const error = missing
    ? formatMessage(codeWordsMessages.missing)
    : shown && 'refusal' in shown
      ? formatMessage(codeWordsMessages.refusal, { why: shown.refusal })
      : undefined;
  const field = useRef<HTMLInputElement>(null);
  const focusError = useErrorFocus(field, error);
  return (
    <div className={css.stack}>
      <form
        className={css.form}
        method="get"
        action={action}
        onSubmit={(event) => {
          event.preventDefault();
          const code = normalizeKey(text);
          setMissing(!code);
          setEdited(false);
          if (busy) return;
          focusError(!code);
          if (code) onTry(code);
        }}
      >
        <TextField
          ref={field}
          id={`${id}-code`}
          label={formatMessage(m.label)}
          name={param}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={64}
          aria-required
          value={text}
          error={error}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setEdited(true);
            setMissing(false);
          }}
        />
        <div className={css.button}>
          <Button type="submit" variant="outline" busy={busy}>
            {formatMessage(m.submit)}
          </Button>
        </div>
      </form>
      <div role="status">{shown && !('refusal' in shown) ? <Result result={shown} /> : null}</div>
      {shown && 'refusal' in shown ? <Link href="/pricing">{formatMessage(m.without)}</Link> : null}
    </div>
  );
}

function Result({ result }: { result: Exclude<TriedCode, { refusal: CodeRefusal }> }) {
  const { formatMessage } = useIntl();
  const words = usePlanWords();
  if ('failure' in result) {
    return (
      <Notice tone="danger">{formatMessage(result.failure === 'failed' ? m.failed : m.rateLimited)}</Notice>
    );
  }
  const price = words.money(result.price);
  const before = words.money(result.before);
  const plan = words.name({ intervalCount: result.count, intervalUnit: result.unit });
  return (
    <div className={css.stack}>
      <div>
        <p className={css.price}>
          {formatMessage(result.instead ? m.instead : m.result, { price, before, plan })}
        </p>
        <Text tone="muted">{formatMessage(m.later, { before })}</Text>
      </div>
      <Button href={result.href}>{formatMessage(m.buy)}</Button>
    </div>
  );
}
