import { defineMessages } from '@tern/i18n';

export const leavingMessages = defineMessages('mail', {
  actTimeLabel: [
    'Received',
    'Label before date and time of a cancellation or withdrawal in the mail that confirms it.',
  ],
  actNumberLabel: ['Number', 'Label before the number of the receipt of a cancellation or withdrawal.'],
  actContractLabel: ['Contract', 'Label before the plan and the order that a cancellation is about.'],
  actContract: [
    '{plan}, order {order}',
    'Value after “Contract”: {plan} is the length of a plan such as “12 months”, {order} the number of the order.',
  ],
  actKeep: ['Keep this email: it is your receipt.', 'Last sentence of mails that confirm a cancellation.'],
  renewalResumedSubject: [
    'Your {brand} plan renews again',
    'Subject of the mail after a cancelled renewal was turned on again. {brand} is the brand.',
  ],
  renewalResumedText: [
    'You undid the cancellation: your {brand} plan renews. The next payment is {amount} on {date}, and you can cancel at any time before then.',
    'Text of the mail after a cancelled renewal was turned on again. {amount} is a price, {date} a day.',
  ],
  renewalStaysOffSubject: [
    'The renewal of your {brand} plan stays off',
    'Subject of the mail when a cancelled renewal could not be turned on again.',
  ],
  renewalStaysOffText: [
    'You wanted to undo the cancellation of your {brand} plan, but the payment provider did not accept that. Your plan works until {date}, then it ends; nothing more will be charged. You can buy it again once it has ended.',
    'Text of the mail when a cancelled renewal could not be turned on again. {date} is the last day of the plan.',
  ],
  renewalCancelledPaused: [
    'The renewal of your {brand} plan is canceled. The plan was paused and does not continue; nothing more will be charged.',
    'Text of the mail, and of a page, after the renewal of a paused plan was cancelled.',
  ],
  renewalReminderPaused: [
    'Your plan is paused until then. If you stop the renewal, it does not continue, and nothing more is charged.',
    'Below the links of the mail before the charge that ends a pause.',
  ],
  renewalStopPaused: [
    'Your {brand} plan is paused and continues for {amount} on {date}. If you stop the renewal, it does not continue, and nothing more is charged.',
    'Text of the page that stops the renewal of a paused plan. {date} is the day of the charge, {amount} a price.',
  ],
  planPausedSubject: [
    'Your {brand} plan pauses',
    'Subject of the mail after somebody has paused a plan. {brand} is the brand.',
  ],
  planPausedText: [
    'Your {brand} plan works until {last}. Then it is paused, and nothing is charged. It continues with the next payment of {amount} on {date}.',
    'Text of the mail after somebody has paused a plan. {last} and {date} are days, {amount} is a price.',
  ],
  planPausedEnds: [
    'In your account you can continue earlier, or cancel, at any time before then.',
    'Second paragraph of the mail after somebody has paused a plan.',
  ],
  planGoesOnSubject: [
    'The pause of your {brand} plan ends',
    'Subject of the mail after somebody has ended the pause of a plan early. {brand} is the brand.',
  ],
  planGoesOnText: [
    'You ended the pause of your {brand} plan. It continues with the next payment of {amount} on {date}, and you can cancel at any time before then.',
    'Text of the mail after somebody has ended the pause of a plan early. {amount} is a price, {date} a day.',
  ],
  chargeDateStaysSubject: [
    'The date of your next {brand} payment stays as it was',
    'Subject of the mail when the payment provider did not take another date for the next payment.',
  ],
  chargeDateStaysText: [
    'You asked for another date for the next payment of your {brand} plan, but the payment provider did not accept that. {amount} is charged on {date}, as before. You can cancel at any time before then.',
    'Text of the mail when the payment provider did not take another date for the next payment. {amount} is a price, {date} a day.',
  ],
  moneyBackSubject: [
    'You asked for {amount} back',
    'Subject of the mail after somebody has used the money-back guarantee. {amount} is a price such as $45.00.',
  ],
  moneyBackText: [
    'We are asking the payment provider to send {amount} back to the card or account you paid with. Nothing more will be charged, and your {brand} plan ends when the refund goes out. We write again when it has.',
    'Text of the mail after somebody has used the money-back guarantee. {amount} is a price, {brand} the brand.',
  ],
  withdrawnSubject: [
    'Your withdrawal from the contract has arrived',
    'Subject of the mail that confirms a withdrawal from a contract, the right of consumers by law.',
  ],
  withdrawnText: [
    'You have withdrawn from the contract named below. This email confirms that your declaration arrived, and when.',
    'First sentence of the mail that confirms a withdrawal from a contract.',
  ],
  withdrawnMoney: [
    '{amount} goes back to the card or account you paid with. Nothing more will be charged, and your {brand} plan ends when the refund goes out. We write again when it has.',
    'Second paragraph of the mail that confirms a withdrawal. {amount} is a price, {brand} the brand.',
  ],
  withdrawnGift: [
    '{amount} will be refunded to you. The code of the gift can no longer be redeemed. If somebody has redeemed it, the days that are not used yet leave their plan once the refund is done. We write again then.',
    'Second paragraph of the mail that confirms a withdrawal from the contract about a gift. {amount} is a price.',
  ],
  withdrawnNothing: [
    'Nothing was paid for this contract, and nothing will be charged.',
    'Second paragraph of the mail that confirms a withdrawal from a contract for which nothing was paid yet.',
  ],
  withdrawnBoughtLabel: ['Bought', 'Label before the day on which the contract was made.'],
  noticeSubject: [
    '{kind, select, withdraw {Your withdrawal from the contract has arrived} other {Your cancellation has arrived}}',
    'Subject of the mail after somebody has cancelled without signing in. {kind} is withdraw, or another value for a cancellation.',
  ],
  noticeText: [
    'We have received the declaration below through our page for canceling contracts. This email proves that it arrived, and when.',
    'First sentence of the mail after somebody has cancelled without signing in.',
  ],
  noticeMatched: [
    'Press the button on the page that the link opens, and it is done for the contracts of this address. The time of arrival below is the one that counts.',
    'Paragraph of that mail, where there is a contract.',
  ],
  noticeEnds: [
    'Your contract then ends on {date}; nothing more will be charged.',
    'Paragraph of that mail, for a cancellation with the end of the paid time. {date} is a day.',
  ],
  noticeUnmatched: [
    'We have found no active plan under this address. A person will look at it and write to you. If your account has another address, send the form again with that one.',
    'Paragraph of that mail, where there is no contract under the address.',
  ],
  noticeKindLabel: ['Declaration', 'Label before the kind of a cancellation.'],
  noticeKind: [
    '{kind, select, end {I cancel at the end of the paid period.} now {I cancel at once, for good cause.} other {I withdraw from the contract.}}',
    'Value after “Declaration”. {kind} is end, now or withdraw.',
  ],
  noticeNameLabel: ['Name', 'Label before the name of whoever cancels.'],
  noticeEmailLabel: ['Email', 'Label before the address of whoever cancels.'],
  noticeReasonLabel: ['Reason', 'Label before the reason for a cancellation at once.'],
  noticeAction: ['Confirm it', 'Link of that mail: leads to a page with one button that does it.'],
  noticeNotYou: [
    'If you did not send this, ignore this email: without the button nothing happens.',
    'Last sentence of that mail, where it has a link.',
  ],
});
