import { normalizeKey } from '@tern/domain';
import { Button, TextField } from '@tern/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useFocusKept } from '../focus/useFocusKept.ts';
import type { CodeRefusal } from '../words/codeRefusal.ts';
import { codeWordsMessages } from '../words/codeWords.messages.ts';
import * as css from './CheckoutForm.css.ts';
import { checkoutFormMessages as messages } from './checkoutForm.messages.ts';

export interface CodeEntry {
  /** The code that holds now. */
  applied: string | null;
  busy?: boolean;
  /** Why the last one does not work. The plan is sold without it. */
  refusal?: CodeRefusal | null;
  /** A link brought this one: the field is open and filled in. */
  kept?: string | null;
  /** An empty one takes the code off again. */
  onApply: (code: string) => void;
}

/** The field opens on request: most buyers have no code. */
export function CodeFields({ applied, busy = false, refusal = null, kept = null, onApply }: CodeEntry) {
  const { formatMessage } = useIntl();
  const [asked, setAsked] = useState(applied !== null || kept !== null);
  const [text, setText] = useState(applied ?? kept ?? '');
  const [edited, setEdited] = useState(false);
  const [missing, setMissing] = useState(false);
  // The button becomes the field: whoever pressed it goes on typing.
  const field = useFocusKept<HTMLInputElement>(asked);
  const removes = applied !== null && !edited;
  const apply = (code = normalizeKey(text)) => {
    setEdited(false);
    setText(code);
    // Without one before, an empty one takes nothing off.
    setMissing(!code && applied === null);
    if (code || applied !== null) onApply(code);
    field.current?.focus();
  };
  const error = missing
    ? formatMessage(codeWordsMessages.missing)
    : refusal && !edited
      ? formatMessage(codeWordsMessages.refusal, { why: refusal })
      : undefined;
  if (!asked) {
    return (
      <div className={css.codeAsk}>
        <Button variant="quiet" size="sm" onClick={() => setAsked(true)}>
          {formatMessage(messages.codeAsk)}
        </Button>
      </div>
    );
  }
  return (
    <div className={css.code}>
      <TextField
        ref={field}
        label={formatMessage(messages.code)}
        name="code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={64}
        value={text}
        error={error}
        ok={applied && !edited ? formatMessage(messages.codeAccepted) : undefined}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setEdited(true);
          setMissing(false);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter applies the code; the order is not sent with it.
          event.preventDefault();
          if (!busy && !removes) apply();
        }}
      />
      <div className={css.codeButton}>
        <Button variant="outline" busy={busy} onClick={() => apply(removes ? '' : undefined)}>
          {formatMessage(removes ? messages.codeRemove : messages.codeApply)}
        </Button>
      </div>
    </div>
  );
}
