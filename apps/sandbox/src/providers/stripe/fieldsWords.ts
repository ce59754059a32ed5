interface FieldsWords {
  number: string;
  expiry: string;
  cvc: string;
  monthYear: string;
  numberInvalid: string;
  expiryInvalid: string;
  expired: string;
  cvcInvalid: string;
  bankTitle: string;
  bankText: string;
  complete: string;
  fail: string;
}

/** The texts of the stand-in's card fields, in the languages of Stripe's own fields. */
export const fieldsWords: Readonly<Record<string, FieldsWords>> = {
  en: {
    number: 'Card number',
    expiry: 'Expiry',
    cvc: 'Security code',
    monthYear: 'MM / YY',
    numberInvalid: 'Your card number is invalid.',
    expiryInvalid: 'Your card’s expiry date is incomplete.',
    expired: 'Your card’s expiry year is in the past.',
    cvcInvalid: 'Your card’s security code is incomplete.',
    bankTitle: 'Is it you?',
    bankText: 'Your bank asks you to confirm this payment.',
    complete: 'Complete',
    fail: 'Fail',
  },
  de: {
    number: 'Kartennummer',
    expiry: 'Ablaufdatum',
    cvc: 'Sicherheitscode',
    monthYear: 'MM / JJ',
    numberInvalid: 'Die Kartennummer ist ungültig.',
    expiryInvalid: 'Das Ablaufdatum ist unvollständig.',
    expired: 'Das Ablaufjahr liegt in der Vergangenheit.',
    cvcInvalid: 'Der Sicherheitscode ist unvollständig.',
    bankTitle: 'Sind Sie es?',
    bankText: 'Ihre Bank bittet Sie, diese Zahlung zu bestätigen.',
    complete: 'Bestätigen',
    fail: 'Ablehnen',
  },
  es: {
    number: 'Número de tarjeta',
    expiry: 'Caducidad',
    cvc: 'Código de seguridad',
    monthYear: 'MM / AA',
    numberInvalid: 'El número de tarjeta no es válido.',
    expiryInvalid: 'La fecha de caducidad está incompleta.',
    expired: 'El año de caducidad ya ha pasado.',
    cvcInvalid: 'El código de seguridad está incompleto.',
    bankTitle: '¿Es usted?',
    bankText: 'Su banco le pide que confirme este pago.',
    complete: 'Confirmar',
    fail: 'Rechazar',
  },
  fr: {
    number: 'Numéro de carte',
    expiry: 'Expiration',
    cvc: 'Code de sécurité',
    monthYear: 'MM / AA',
    numberInvalid: 'Le numéro de carte n’est pas valide.',
    expiryInvalid: 'La date d’expiration est incomplète.',
    expired: 'L’année d’expiration est passée.',
    cvcInvalid: 'Le code de sécurité est incomplet.',
    bankTitle: 'Est-ce bien vous ?',
    bankText: 'Votre banque vous demande de confirmer ce paiement.',
    complete: 'Confirmer',
    fail: 'Refuser',
  },
  it: {
    number: 'Numero della carta',
    expiry: 'Scadenza',
    cvc: 'Codice di sicurezza',
    monthYear: 'MM / AA',
    numberInvalid: 'Il numero della carta non è valido.',
    expiryInvalid: 'La data di scadenza è incompleta.',
    expired: 'L’anno di scadenza è passato.',
    cvcInvalid: 'Il codice di sicurezza è incompleto.',
    bankTitle: 'È Lei?',
    bankText: 'La banca chiede di confermare questo pagamento.',
    complete: 'Conferma',
    fail: 'Rifiuta',
  },
  ja: {
    number: 'カード番号',
    expiry: '有効期限',
    cvc: 'セキュリティコード',
    monthYear: '月 / 年',
    numberInvalid: 'カード番号が正しくありません。',
    expiryInvalid: '有効期限が入力されていません。',
    expired: '有効期限が過ぎています。',
    cvcInvalid: 'セキュリティコードが正しくありません。',
    bankTitle: 'ご本人ですか?',
    bankText: '銀行がこの支払いの確認を求めています。',
    complete: '確認する',
    fail: '拒否する',
  },
  nl: {
    number: 'Kaartnummer',
    expiry: 'Vervaldatum',
    cvc: 'Beveiligingscode',
    monthYear: 'MM / JJ',
    numberInvalid: 'Het kaartnummer is ongeldig.',
    expiryInvalid: 'De vervaldatum is onvolledig.',
    expired: 'Het vervaljaar ligt in het verleden.',
    cvcInvalid: 'De beveiligingscode is onvolledig.',
    bankTitle: 'Bent u het?',
    bankText: 'Uw bank vraagt u deze betaling te bevestigen.',
    complete: 'Bevestigen',
    fail: 'Weigeren',
  },
  pl: {
    number: 'Numer karty',
    expiry: 'Data ważności',
    cvc: 'Kod zabezpieczający',
    monthYear: 'MM / RR',
    numberInvalid: 'Numer karty jest nieprawidłowy.',
    expiryInvalid: 'Data ważności jest niepełna.',
    expired: 'Rok ważności już minął.',
    cvcInvalid: 'Kod zabezpieczający jest niepełny.',
    bankTitle: 'Czy to Ty?',
    bankText: 'Bank prosi o potwierdzenie tej płatności.',
    complete: 'Potwierdź',
    fail: 'Odrzuć',
  },
  'pt-BR': {
    number: 'Número do cartão',
    expiry: 'Validade',
    cvc: 'Código de segurança',
    monthYear: 'MM / AA',
    numberInvalid: 'O número do cartão não é válido.',
    expiryInvalid: 'A data de validade está incompleta.',
    expired: 'O ano de validade já passou.',
    cvcInvalid: 'O código de segurança está incompleto.',
    bankTitle: 'É você?',
    bankText: 'O seu banco pede que confirme este pagamento.',
    complete: 'Confirmar',
    fail: 'Recusar',
  },
  ru: {
    number: 'Номер карты',
    expiry: 'Срок действия',
    cvc: 'Код безопасности',
    monthYear: 'ММ / ГГ',
    numberInvalid: 'Номер карты неверный.',
    expiryInvalid: 'Срок действия указан не полностью.',
    expired: 'Срок действия уже истёк.',
    cvcInvalid: 'Код безопасности указан не полностью.',
    bankTitle: 'Это вы?',
    bankText: 'Банк просит подтвердить этот платёж.',
    complete: 'Подтвердить',
    fail: 'Отклонить',
  },
  ar: {
    number: 'رقم البطاقة',
    expiry: 'تاريخ الانتهاء',
    cvc: 'رمز الأمان',
    monthYear: 'MM / YY',
    numberInvalid: 'رقم البطاقة غير صالح.',
    expiryInvalid: 'تاريخ انتهاء البطاقة غير مكتمل.',
    expired: 'انتهت صلاحية البطاقة.',
    cvcInvalid: 'رمز الأمان غير مكتمل.',
    bankTitle: 'هل هذا أنت؟',
    bankText: 'يطلب منك البنك تأكيد هذه الدفعة.',
    complete: 'تأكيد',
    fail: 'رفض',
  },
};

export const wordsOf = (locale: string | undefined): { locale: string; words: FieldsWords } => {
  const known = fieldsWords[locale ?? ''];
  return known
    ? { locale: locale as string, words: known }
    : { locale: 'en', words: fieldsWords.en as FieldsWords };
};
