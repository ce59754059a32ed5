// Patterns of the signed-in account. `index.ts` exports them with the others.
export { AccountInfo, type AccountInfoProps, type AccountProfile } from './AccountInfo/AccountInfo.tsx';
export { AccountLayout, type AccountLayoutProps } from './AccountLayout/AccountLayout.tsx';
export {
  type ActivityKind,
  ActivityLog,
  type ActivityLogProps,
  type ActivityView,
} from './ActivityLog/ActivityLog.tsx';
export { AddressCard, type AddressCardProps, type LookupError } from './AddressCard/AddressCard.tsx';
export { AppAccess, type AppAccessProps } from './AppAccess/AppAccess.tsx';
export {
  BillingDetails,
  type BillingDetailsProps,
  type BillingValues,
} from './BillingDetails/BillingDetails.tsx';
export {
  BoundAddressCard,
  type BoundAddressCardProps,
  type BoundAddressError,
} from './BoundAddressCard/BoundAddressCard.tsx';
export {
  CancelContract,
  type CancelContractError,
  type CancelContractProps,
  type CancelContractState,
  type CancelContractValues,
} from './CancelContract/CancelContract.tsx';
export {
  type ChangePasswordError,
  ChangePasswordForm,
  type ChangePasswordFormProps,
} from './ChangePasswordForm/ChangePasswordForm.tsx';
export { Configurations } from './Configurations/Configurations.tsx';
export type * from './Configurations/ConfigurationsProps.ts';
export {
  ConfirmAddress,
  type ConfirmAddressError,
  type ConfirmAddressProps,
} from './ConfirmAddress/ConfirmAddress.tsx';
export { ConfirmAddressCode, type ConfirmAddressCodeProps } from './ConfirmAddress/ConfirmAddressCode.tsx';
export {
  ConnectionBand,
  type ConnectionBandProps,
  type SeenAddress,
} from './ConnectionBand/ConnectionBand.tsx';
export { DaysEarned, type DaysEarnedProps } from './DaysEarned/DaysEarned.tsx';
export { DeleteAccount } from './DeleteAccount/DeleteAccount.tsx';
export type { DeleteAccountError, DeleteAccountProps } from './DeleteAccount/DeleteAccountProps.ts';
export { DeviceList, type DeviceListProps, type DeviceView } from './DeviceList/DeviceList.tsx';
export { DnsPanel, type DnsPanelProps, type DnsState } from './DnsPanel/DnsPanel.tsx';
export { DeckAwaited } from './deck/DeckAwaited.tsx';
export { DeckPair } from './deck/DeckPair.tsx';
export { EmailChange } from './EmailChange/EmailChange.tsx';
export type { EmailChangeError, EmailChangeView } from './EmailChange/EmailChangeProps.ts';
export { ExportData, type ExportDataProps } from './ExportData/ExportData.tsx';
export { type FactorRecoveryError, FactorRecoveryForm } from './FactorRecoveryForm/FactorRecoveryForm.tsx';
export { FactorRecoveryNotice } from './FactorRecoveryNotice/FactorRecoveryNotice.tsx';
export {
  GiftPanel,
  type GiftPanelProps,
  type GiftPlan,
  type ListedVoucher,
} from './GiftPanel/GiftPanel.tsx';
export { type InvitedFriend, InvitePanel, type InvitePanelProps } from './InvitePanel/InvitePanel.tsx';
export { type InvoiceFile, InvoiceFiles, type InvoiceFilesProps } from './InvoiceFiles/InvoiceFiles.tsx';
export { type LastPayment, LastReceipt, type LastReceiptProps } from './LastReceipt/LastReceipt.tsx';
export { LeaveActs, type LeaveActsProps } from './LeaveActs/LeaveActs.tsx';
export { LeaveQuestion, type LeaveQuestionProps } from './LeaveActs/LeaveQuestion.tsx';
export { LeaveReceipt, type LeaveReceiptProps } from './LeaveActs/LeaveReceipt.tsx';
export type { BackView, LeaveKind, LeavePlan, LeaveReceiptView, PauseView } from './LeaveActs/LeaveView.ts';
export { mayAct } from './LeaveActs/mayAct.ts';
export { MailPreferences, type MailPreferencesProps } from './MailPreferences/MailPreferences.tsx';
export { PartnerPanel, type PartnerPanelProps, type PartnerSale } from './PartnerPanel/PartnerPanel.tsx';
export * from './Passkeys/Passkeys.tsx';
export {
  type InstrumentView,
  PaymentInstrument,
  type PaymentInstrumentProps,
  type PaymentInstrumentReady,
} from './PaymentInstrument/PaymentInstrument.tsx';
export { PlanCard, type PlanCardProps } from './PlanCard/PlanCard.tsx';
export type { PlanCardPlan, PlanCardState } from './PlanCard/PlanCardPlan.ts';
export {
  PlanChange,
  type PlanChangeOption,
  type PlanChangeProps,
} from './PlanChange/PlanChange.tsx';
export {
  RedeemPanel,
  type RedeemPanelProps,
  type ShownVoucher,
  type VoucherEffect,
} from './RedeemPanel/RedeemPanel.tsx';
export * from './RememberedBrowsers/RememberedBrowsers.tsx';
export { SecondFactor } from './SecondFactor/SecondFactor.tsx';
export type {
  SecondFactorAct,
  SecondFactorError,
  SecondFactorProps,
  SecondFactorView,
} from './SecondFactor/SecondFactorProps.ts';
export { SessionDialog, type SessionDialogProps } from './SessionDialog/SessionDialog.tsx';
export { SessionsList, type SessionsListProps, type SessionView } from './SessionsList/SessionsList.tsx';
export { type PlaceDevice, type PlaceKey, SixPlaces, type SixPlacesProps } from './SixPlaces/SixPlaces.tsx';
export { SmartDnsCard, type SmartDnsCardProps } from './SmartDnsCard/SmartDnsCard.tsx';
export { SmartDnsGuides, type SmartDnsGuidesProps } from './SmartDnsCard/SmartDnsGuides.tsx';
export { type StudentError, StudentPanel, type StudentPanelProps } from './StudentPanel/StudentPanel.tsx';
export type { CurrentPlan, FollowingPlan, PlanPeriod } from './SubscriptionList/CurrentPlan.ts';
export {
  type PaymentResult,
  SubscriptionList,
  type SubscriptionListProps,
  type SubscriptionPayment,
} from './SubscriptionList/SubscriptionList.tsx';
export { VoucherCard, type VoucherCardProps, type VoucherWorth } from './VoucherCard/VoucherCard.tsx';
