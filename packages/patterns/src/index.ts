export { ArticleBody, type ArticleBodyProps } from './ArticleBody/ArticleBody.tsx';
export { fibreDelay, fibreSpeed, rulerDistances } from './ArticleBody/distanceDelay.ts';
export { ArticleCard, type ArticleCardProps } from './ArticleCard/ArticleCard.tsx';
export { ArticleCover, type ArticleCoverProps } from './ArticleCard/ArticleCover.tsx';
export { ArticleContents, type ArticleContentsProps } from './ArticleContents/ArticleContents.tsx';
export { ArticleDiagram, type ArticleDiagramProps } from './ArticleDiagram/ArticleDiagram.tsx';
export { articleDiagramMessages } from './ArticleDiagram/articleDiagram.messages.ts';
export { ArticleAway, type ArticleAwayProps } from './ArticleHead/ArticleAway.tsx';
export { ArticleHead, type ArticleHeadProps } from './ArticleHead/ArticleHead.tsx';
export { ArticleList, type ArticleListProps } from './ArticleList/ArticleList.tsx';
export { ArticleRows, type ArticleRowsProps } from './ArticleList/ArticleRows.tsx';
export { ArticleNeighbours, type ArticleNeighboursProps } from './ArticleNeighbours/ArticleNeighbours.tsx';
export { ArticleScreen, type ArticleScreenProps } from './ArticleScreen/ArticleScreen.tsx';
export { ArticleText, type ArticleTextProps } from './ArticleScreen/ArticleText.tsx';
export { Atlas, type AtlasProps } from './Atlas/Atlas.tsx';
export { AuthLayout, type AuthLayoutProps } from './AuthLayout/AuthLayout.tsx';
export * from './accountPatterns.ts';
export { BlogScreen, type BlogScreenProps } from './BlogScreen/BlogScreen.tsx';
export { BlogSearch, type BlogSearchProps, type FoundArticles } from './BlogSearch/BlogSearch.tsx';
export { BoardingPass, type BoardingPassProps } from './BoardingPass/BoardingPass.tsx';
export { type ArticleView, categoryPath, searchPath, tagPath } from './blog/ArticleView.ts';
export { articleMessages } from './blog/article.messages.ts';
export { articlesMessages } from './blog/articles.messages.ts';
export { NoArticles, type NoArticlesProps } from './blog/NoArticles.tsx';
export { CampaignBanner, type CampaignBannerProps } from './CampaignBanner/CampaignBanner.tsx';
export type { CampaignFacts } from './CampaignBanner/CampaignFacts.ts';
export { OfferLine } from './CampaignBanner/OfferLine.tsx';
export { SeasonHead, type SeasonHeadProps } from './CampaignBanner/SeasonHead.tsx';
export { campaignWords } from './CampaignBanner/useCampaignWords.ts';
export { CampaignMessage, type CampaignMessageProps } from './CampaignMessage/CampaignMessage.tsx';
export { CampaignRibbon, type CampaignRibbonProps } from './CampaignRibbon/CampaignRibbon.tsx';
export { CardFields, type CardFieldsProps, type CardFieldsState } from './CardFields/CardFields.tsx';
export { type FieldAppearance, fieldAppearance } from './CardFields/fieldAppearance.ts';
export { ChangeLog, type ChangeLogProps, type ChangeView } from './ChangeLog/ChangeLog.tsx';
export { CheckoutForm, type CheckoutFormProps } from './CheckoutForm/CheckoutForm.tsx';
export type { CheckoutError } from './CheckoutForm/CheckoutNotice.tsx';
export { PasskeyWay, type PasskeyWayProps } from './CheckoutForm/PasskeyWay.tsx';
export type { PaymentMethodView } from './CheckoutForm/usePaymentMethods.tsx';
export { CheckoutPlan, type CheckoutPlanProps } from './CheckoutPlan/CheckoutPlan.tsx';
export { ChinaNotice } from './ChinaNotice/ChinaNotice.tsx';
export { ChinaRibbon } from './ChinaNotice/ChinaRibbon.tsx';
export { chinaNoticeMessages } from './ChinaNotice/chinaNotice.messages.ts';
export { ChinaScreen } from './ChinaScreen/ChinaScreen.tsx';
export * from './CityServers/CityServers.tsx';
export { CodeTry, type CodeTryProps, type TriedCode } from './CodeTry/CodeTry.tsx';
export { ConnectStage, type ConnectStageProps } from './ConnectTry/ConnectStage.tsx';
export { ConnectTry, type ConnectTryProps } from './ConnectTry/ConnectTry.tsx';
export type { ConnectVisitor } from './ConnectTry/ConnectVisitor.ts';
export {
  type ContactError,
  ContactForm,
  type ContactFormProps,
  type ContactTopic,
  type ContactValues,
} from './ContactForm/ContactForm.tsx';
export { CookieBanner, type CookieBannerProps } from './CookieBanner/CookieBanner.tsx';
export { CookieChoice, type CookieChoiceProps } from './CookieBanner/CookieChoice.tsx';
export { CountryList, type CountryListProps } from './CountryList/CountryList.tsx';
export { CurrencyPicker, type CurrencyPickerProps } from './CurrencyPicker/CurrencyPicker.tsx';
export { DevicesBand } from './DevicesBand/DevicesBand.tsx';
export { DisplaySettings, type DisplaySettingsProps } from './DisplaySettings/DisplaySettings.tsx';
export { DownloadFile, type DownloadFileProps } from './DownloadFile/DownloadFile.tsx';
export { downloadFileMessages } from './DownloadFile/downloadFile.messages.ts';
export { DownloadList, type DownloadListProps, type DownloadView } from './DownloadList/DownloadList.tsx';
export { downloadListMessages } from './DownloadList/downloadList.messages.ts';
export { DownloadOffer, type DownloadOfferProps } from './DownloadOffer/DownloadOffer.tsx';
export { EndCall, type EndCallProps } from './EndCall/EndCall.tsx';
export { ErrorFallback, type ErrorFallbackProps, errorFallbackText } from './ErrorScreen/ErrorFallback.tsx';
export { ErrorScreen, type ErrorScreenProps } from './ErrorScreen/ErrorScreen.tsx';
export { FaqSection, type FaqSectionProps } from './FaqSection/FaqSection.tsx';
export {
  ForCustomer,
  type ForCustomerProps,
  soldMark,
} from './ForCustomer/ForCustomer.tsx';
export { Partnership, type PartnershipProps } from './ForCustomer/Partnership.tsx';
export {
  type ForgotPasswordError,
  ForgotPasswordForm,
  type ForgotPasswordFormProps,
} from './ForgotPasswordForm/ForgotPasswordForm.tsx';
export type { PasskeyError } from './forms/passkeyErrors.ts';
export { HandOver, type HandOverProps } from './HandOver/HandOver.tsx';
export { HomePart, type HomePartProps } from './home/HomePart.tsx';
export { InviteCard, type InviteCardProps } from './InviteCard/InviteCard.tsx';
export { LeakEvidenceTable, type LeakEvidenceTableProps } from './LeakEvidenceTable/LeakEvidenceTable.tsx';
export { type FixBrowser, type FixSystem, LeakFixes, type LeakFixesProps } from './LeakFixes/LeakFixes.tsx';
export { LeakPanel, type LeakPanelProps, type LeakState } from './LeakPanel/LeakPanel.tsx';
export { LeakTest, type LeakTestProps } from './LeakTest/LeakTest.tsx';
export { LegalText, type LegalTextProps } from './LegalText/LegalText.tsx';
export { LetterBody, type LetterBodyProps } from './LetterBody/LetterBody.tsx';
export { LoadFailure, type LoadFailureProps } from './LoadFailure/LoadFailure.tsx';
export { type LoginError, LoginForm, type LoginFormProps } from './LoginForm/LoginForm.tsx';
export {
  type NewsletterError,
  NewsletterForm,
  type NewsletterFormProps,
  type NewsletterState,
} from './NewsletterForm/NewsletterForm.tsx';
export { NoLogs } from './NoLogs/NoLogs.tsx';
export { NotFoundScreen, type NotFoundScreenProps } from './NotFoundScreen/NotFoundScreen.tsx';
export {
  type AccountNavigationLink,
  accountNavigation,
  partnerLink,
} from './navigation/accountNavigation.ts';
export { countriesMessages } from './navigation/countries.messages.ts';
export {
  type FooterColumn,
  footerBaseLinks,
  footerColumns,
  legalLinks,
} from './navigation/footerColumns.ts';
export { navigationMessages } from './navigation/navigation.messages.ts';
export { pageLabel } from './navigation/pageLabel.ts';
export {
  type Navigation,
  type NavigationCard,
  type NavigationGroup,
  type NavigationLink,
  siteLinks,
  siteNavigation,
} from './navigation/siteNavigation.ts';
export { sayDelay, sayKm } from './network/Distance.tsx';
export type { CityView, CountryView } from './network/PlaceView.ts';
export { timeZonesOf } from './network/timeZonesOf.ts';
export { OfferClock, type OfferClockProps } from './OfferClock/OfferClock.tsx';
export { OfflineNotice, type OfflineNoticeProps } from './OfflineNotice/OfflineNotice.tsx';
export { offlineNoticeMessages } from './OfflineNotice/offlineNotice.messages.ts';
export { OnOff } from './OnOff/OnOff.tsx';
export { OrderCard, type OrderCardProps } from './OrderCard/OrderCard.tsx';
export { OrderSummary, type OrderSummaryProps } from './OrderSummary/OrderSummary.tsx';
export type { QuoteLineView, QuoteView } from './OrderSummary/QuoteView.ts';
export {
  PaddleCheckout,
  type PaddleCheckoutProps,
  type PaddleStep,
} from './PaddleCheckout/PaddleCheckout.tsx';
export { LaterPart, type LaterPartProps } from './PageLayout/LaterPart.tsx';
export { PageLayout, type PageLayoutProps } from './PageLayout/PageLayout.tsx';
export { PayBar, type PayBarProps } from './PayBar/PayBar.tsx';
export {
  PaymentReceipt,
  type PaymentReceiptProps,
} from './PaymentReceipt/PaymentReceipt.tsx';
export {
  type PaymentReceiptView,
  ReceiptSheet,
  type ReceiptSheetProps,
} from './PaymentReceipt/ReceiptSheet.tsx';
export type { PaymentState } from './PaymentStatus/PaymentPicture.tsx';
export { PaymentStatus, type PaymentStatusProps } from './PaymentStatus/PaymentStatus.tsx';
export { PaypalWait, type PaypalWaitProps, type PaypalWaitState } from './PaypalWait/PaypalWait.tsx';
export { PlaceChart, type PlaceChartProps, type ShownPlace } from './PlaceChart/PlaceChart.tsx';
export { FoundPlaces } from './PlaceFilter/FoundPlaces.tsx';
export { PlaceFilter, type PlaceFilterProps } from './PlaceFilter/PlaceFilter.tsx';
export { PlanComparison, type PlanComparisonProps } from './PlanComparison/PlanComparison.tsx';
export { PlanLine, type PlanLineProps } from './PlanLine/PlanLine.tsx';
export type { PersonalPrice } from './PlanPicker/PersonalPrice.ts';
export type { PlanOwner } from './PlanPicker/PlanOwner.ts';
export { PlanPicker, type PlanPickerProps } from './PlanPicker/PlanPicker.tsx';
export type { PlanIntervalUnit, PlanView } from './PlanPicker/PlanView.ts';
export { planPrices } from './PlanPicker/planPrices.ts';
export { PriceTeaser, type PriceTeaserProps, type TeaserPlan } from './PriceTeaser/PriceTeaser.tsx';
export { PricingFaq, type PricingFaqProps } from './PricingFaq/PricingFaq.tsx';
export { PurchaseHeader, type PurchaseHeaderProps } from './PurchaseHeader/PurchaseHeader.tsx';
export { type PlanWords, usePlanWords } from './planWords/usePlanWords.ts';
export { type TrialView, type TrialWords, useTrialWords } from './planWords/useTrialWords.ts';
export { Receipt, type ReceiptProps } from './Receipt/Receipt.tsx';
export { ResendCode, type ResendCodeProps } from './ResendCode/ResendCode.tsx';
export {
  type ResetPasswordError,
  ResetPasswordForm,
  type ResetPasswordFormProps,
} from './ResetPasswordForm/ResetPasswordForm.tsx';
export { ScriptNeeded } from './ScriptNeeded/ScriptNeeded.tsx';
export { Seasons } from './Seasons/Seasons.tsx';
export { SeasonYears } from './Seasons/SeasonYears.tsx';
export * from './SecondStepForm/SecondStepForm.tsx';
export {
  type SetPasswordError,
  SetPasswordForm,
  type SetPasswordFormProps,
} from './SetPasswordForm/SetPasswordForm.tsx';
export { ShareLinks, type ShareLinksProps } from './ShareLinks/ShareLinks.tsx';
export { SiteFooter, type SiteFooterProps } from './SiteFooter/SiteFooter.tsx';
export { SiteHeader, type SiteHeaderProps } from './SiteHeader/SiteHeader.tsx';
export { SplitHead, type SplitHeadProps } from './SplitHead/SplitHead.tsx';
export { PlansWords } from './StartButtons/PlansWords.tsx';
export { OwnerButtons, StartButtons, type StartButtonsProps } from './StartButtons/StartButtons.tsx';
export * from './StatusBand/StatusBand.tsx';
export * from './StatusScreen/StatusScreen.tsx';
export { StudentPriceCard, type StudentPriceCardProps } from './StudentPriceCard/StudentPriceCard.tsx';
export { AppFamily } from './TernApp/AppFamily.tsx';
export { TernApp, type TernAppProps } from './TernApp/TernApp.tsx';
export { TestModeRibbon, type TestModeRibbonProps } from './TestModeRibbon/TestModeRibbon.tsx';
export { ThirtyDays, type ThirtyDaysProps } from './ThirtyDays/ThirtyDays.tsx';
export { ToolFaq, type ToolFaqProps } from './ToolFaq/ToolFaq.tsx';
export { ToolHead, type ToolHeadProps } from './ToolHead/ToolHead.tsx';
export * from './TransparencyScreen/TransparencyScreen.tsx';
export { TrustFacts } from './TrustFacts/TrustFacts.tsx';
export type { TrialOffer } from './trial/TrialOffer.ts';
export { guaranteePath, trialPath } from './trial/trialPaths.ts';
export { UseCases } from './UseCases/UseCases.tsx';
export { type VerifyStep, VerifySteps, type VerifyStepsProps } from './VerifySteps/VerifySteps.tsx';
export { type BrowserFacts, WhatIsMyIp, type WhatIsMyIpProps } from './WhatIsMyIp/WhatIsMyIp.tsx';
export { useWhen } from './when/useWhen.ts';
