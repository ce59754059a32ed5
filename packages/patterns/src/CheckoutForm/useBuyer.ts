import { isEmail, isUnusualEmail, normalizeKey } from '@tern/domain';
import { type RefObject, useRef, useState } from 'react';

/** A field that is missing or wrong, as the form sees it. */
export type BuyerProblem = 'email_missing' | 'email_invalid' | 'email_unusual' | 'method_missing';

/** ms: a press that comes sooner than one can read is the second half of a double press. */
const readingTime = 500;

interface BuyerOptions {
  form: RefObject<HTMLFormElement | null>;
  initialEmail: string;
  signedInEmail: string | undefined;
  method: string | null;
}

/** The address to pay with, and what is missing before anything is sent. */
export function useBuyer({ form, initialEmail, signedInEmail, method }: BuyerOptions) {
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState(initialEmail);
  const [problem, setProblem] = useState<BuyerProblem | null>(null);
  /** The unusual address that was shown back, and when: the next press agrees to it. */
  const shownBack = useRef({ email: '', at: 0 });
  const methodInput = () => form.current?.querySelector<HTMLInputElement>('input[name="method"]');

  return {
    field,
    email,
    problem,
    edit(next: string) {
      setEmail(next);
      if (problem !== 'method_missing') setProblem(null);
    },
    /** The buyer has seen to it. */
    mend(seenTo: BuyerProblem) {
      if (problem === seenTo) setProblem(null);
    },
    /** The address, or null after the first problem was named and its field has got the focus. */
    check(): string | null {
      const address = signedInEmail ?? normalizeKey(field.current?.value ?? email);
      const { current: shown } = shownBack;
      const agreed = shown.email === address && Date.now() - shown.at >= readingTime;
      const found: BuyerProblem | null = !address
        ? 'email_missing'
        : !signedInEmail && !isEmail(address)
          ? 'email_invalid'
          : !method
            ? 'method_missing'
            : !signedInEmail && isUnusualEmail(address) && !agreed
              ? 'email_unusual'
              : null;
      if (found === 'email_unusual') {
        if (shown.email !== address) shownBack.current = { email: address, at: Date.now() };
        setEmail(address);
      }
      setProblem(found);
      if (!found) return address;
      const place = found === 'method_missing' ? methodInput() : field.current;
      // At once: on a page that is still scrolling the next press lands beside its button.
      place?.scrollIntoView({ behavior: 'instant', block: 'center' });
      place?.focus();
      return null;
    },
  };
}

export type Buyer = ReturnType<typeof useBuyer>;
