import { parsePaymentPreference, readCardMethods } from '@tern/domain';
import * as v from 'valibot';
import { listOf, textSetting } from '../../../settings.ts';

/** Which of several methods that take cards is offered, by country. */
export const cardMethodsConfig = () =>
  v.pipe(
    v.object({ PAYMENT_PREFERENCES: textSetting }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const seen = new Set<string>();
      for (const entry of listOf(dataset.value.PAYMENT_PREFERENCES)) {
        const read = parsePaymentPreference(entry);
        if ('problem' in read) addIssue({ message: `PAYMENT_PREFERENCES, "${entry}": ${read.problem}` });
        else if (seen.has(read.country))
          addIssue({ message: `PAYMENT_PREFERENCES names ${read.country} twice.` });
        else seen.add(read.country);
      }
    }),
    v.transform(({ PAYMENT_PREFERENCES }) => ({
      cardMethods: readCardMethods(listOf(PAYMENT_PREFERENCES)),
    })),
  );
