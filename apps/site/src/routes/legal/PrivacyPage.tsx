import { LegalPage } from '../../content/LegalPage.tsx';
import { privacyPageMessages as m } from './privacyPage.messages.ts';

/** Not reviewed by a lawyer until `brand.policiesReviewed` says so (spec section 2). */
export function PrivacyPage() {
  return (
    <LegalPage
      title={m.title}
      lead={m.lead}
      changed="2026-11-30"
      sections={[
        { title: m.s1Title, text: m.s1Text },
        { title: m.s2Title, text: m.s2Text },
        { title: m.s3Title, text: m.s3Text },
        { title: m.earningTitle, text: m.earningText },
        { title: m.s4Title, text: m.s4Text },
        { title: m.s5Title, text: m.s5Text },
        { title: m.s6Title, text: m.s6Text },
        { title: m.s7Title, text: m.s7Text },
        { title: m.s8Title, text: m.s8Text },
        { title: m.s9Title, text: m.s9Text },
        { title: m.s10Title, text: m.s10Text },
        { title: m.s11Title, text: m.s11Text },
        { title: m.s12Title, text: m.s12Text },
      ]}
    />
  );
}
