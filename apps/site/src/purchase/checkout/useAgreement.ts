import { useState } from 'react';

/** The buyer agrees to an earlier end: for this offer alone, since another one has other dates. */
export function useAgreement(quoteId: string | undefined) {
  const [given, setGiven] = useState<string>();
  return {
    agreed: quoteId !== undefined && given === quoteId,
    onChange: (agrees: boolean) => setGiven(agrees ? quoteId : undefined),
  };
}
