import { trialReminderDays } from '@tern/domain';
import { useTrial } from '../../app/useTrial.ts';
import { LegalPage } from '../../content/LegalPage.tsx';
import { termsPageMessages as m } from './termsPage.messages.ts';

/** Not reviewed by a lawyer until `brand.policiesReviewed` says so (spec section 2). */
export function TermsPage() {
  const trial = useTrial();
  return (
    <LegalPage
      title={m.title}
      lead={m.lead}
      changed="2026-11-22"
      sections={[
        { title: m.s1Title, text: m.s1Text },
        { title: m.s2Title, text: m.s2Text },
        ...(trial
          ? [
              {
                title: m.s3Title,
                text: m.s3Text,
                values: { trialDays: trial.days, before: trialReminderDays },
              },
            ]
          : []),
        { title: m.s4Title, text: m.s4Text },
        { title: m.s5Title, text: m.s5Text },
        { title: m.s6Title, text: m.s6Text },
        { title: m.s7Title, text: m.s7Text },
        { title: m.s8Title, text: m.s8Text },
        { title: m.s9Title, text: m.s9Text },
        { title: m.s10Title, text: m.s10Text },
        { title: m.s11Title, text: m.s11Text },
        { title: m.s12Title, text: m.s12Text },
        { title: m.s13Title, text: m.s13Text },
      ]}
    />
  );
}
