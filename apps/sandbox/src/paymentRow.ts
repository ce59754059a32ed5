/** A payment of any provider, as the sandbox lists it. */
export interface PaymentRow {
  id: string;
  at: number;
  provider: string;
  order: string;
  name: string;
  email: string;
  amount: number;
  currency: string;
  state: string[];
  /** The actions that are possible now. */
  actions: Record<string, false | (() => unknown)>;
}

export const actionLabels: Readonly<Record<string, string>> = {
  expire: 'Expire',
  forget: 'Forget the page',
  settle: 'Let the money come in',
  decline: 'Let the bank refuse',
  renew: 'Renew',
  'renew-taxed': 'Renew, tax on top',
  'renew-balance': 'Renew, half from a balance',
  'renew-free': 'Renew for nothing',
  raise: 'Raise the price',
  'fail-renewal': 'Fail a renewal',
  suspend: 'Suspend',
  reactivate: 'Reactivate',
  cancel: 'Cancel',
  refund: 'Refund',
  'refund-half': 'Refund half',
  'finish-refund': 'Let the refund go',
  'fail-refund': 'Let the refund fail',
  inquire: 'Inquire',
  dispute: 'Dispute',
  'draft-renewal': 'Draft the next invoice',
  'ask-buyer': 'Renew, the bank asks',
  'cancel-at': 'Cancel with a date',
  uncancel: 'Take the cancellation back',
  end: 'End at once',
  pause: 'Pause',
  resume: 'Resume',
  'close-inquiry': 'Close the inquiry',
  'win-dispute': 'Decide for the shop',
  'lose-dispute': 'Decide for the buyer',
  resend: 'Tell how it stands once more',
  'change-card': 'Change the card',
  'age-card': 'Let the card end before the next charge',
  'send-half': 'Send half of it',
  'send-late': 'Send it late',
  'send-late-unconfirmed': 'Send it late, unconfirmed',
  'confirm-late': 'Confirm what came late',
  'claim-refund': 'Claim the refund',
};
