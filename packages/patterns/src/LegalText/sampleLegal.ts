import type { LegalText } from '@tern/domain';

/** Texts as an operator might write them: an invented company, and no words of a lawyer. */
export const sampleImprint: LegalText = {
  changed: '2026-11-01',
  parts: {
    de: [
      {
        title: 'Angaben gemäß § 5 DDG',
        text: 'Beispiel VPN GmbH\nMusterkai 1\n20457 Hamburg',
        facts: [
          ['Vertreten durch', 'Erika Mustermann'],
          ['Registergericht', 'Amtsgericht Hamburg, HRB 000000'],
        ],
      },
      { title: 'Kontakt', facts: [['E-Mail', 'hallo@vpn.example']] },
    ],
    en: [
      {
        title: 'Who runs this site',
        text: 'Beispiel VPN GmbH\nMusterkai 1\n20457 Hamburg, Germany',
        facts: [
          ['Represented by', 'Erika Mustermann'],
          ['Register', 'Hamburg local court, HRB 000000'],
        ],
      },
      { title: 'Contact', facts: [['Email', 'hello@vpn.example']] },
    ],
  },
};

export const sampleWithdrawal: LegalText = {
  changed: '2026-11-01',
  parts: {
    de: [
      {
        title: 'Widerrufsrecht',
        text: 'Du hast das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen.\n\nDie Widerrufsfrist beträgt vierzehn Tage ab dem Tag des Vertragsabschlusses.',
      },
      { title: 'Folgen des Widerrufs', text: 'Wenn du diesen Vertrag widerrufst, zahlen wir alles zurück.' },
      { title: 'Ausübung', text: 'Ein Brief genügt, oder eine E-Mail.' },
      {
        title: 'Muster-Widerrufsformular',
        text: 'An Beispiel VPN GmbH\nHiermit widerrufe ich den Vertrag <Nr.> vom {Datum}.',
      },
    ],
  },
};
