/** The subjects of mails to an account: every kind of mail is of one of these. */
export const mailCategories = [
  /** The safety of the account. */
  'security',
  /** Receipts, renewals and whatever else a contract or the law demands. */
  'contract',
  /** Something that was just requested: a code, a reply. */
  'requested',
  'newsletter',
  'renewal',
  'product',
  'offers',
] as const;
export type MailCategory = (typeof mailCategories)[number];

/** Mails that nobody has to get: a person turns them off, in the account or by the link of such a mail. */
export const optionalMails = ['renewal', 'product', 'offers'] as const satisfies readonly MailCategory[];
export type OptionalMail = (typeof optionalMails)[number];

/** Whether mails of a category are the person's to turn off. */
export const isOptionalMail = (category: MailCategory): category is OptionalMail =>
  (optionalMails as readonly MailCategory[]).includes(category);
