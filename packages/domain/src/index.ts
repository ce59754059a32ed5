export { type BindableAddress, bindableAddress } from './account/bindableAddress.ts';
export { canonicalEmail, emailKeyOf, mailboxRules } from './account/canonicalEmail.ts';
export { deletionGraceDays } from './account/deletionGraceDays.ts';
export { type ClientDescription, describeUserAgent } from './account/describeUserAgent.ts';
export { emailChangeUndoDays } from './account/emailChangeUndoDays.ts';
export * from './account/factorRecoveryDays.ts';
export { emailMaxLength, emailPattern, isEmail } from './account/isEmail.ts';
export { isUnusualEmail } from './account/isUnusualEmail.ts';
export * from './account/mailCategories.ts';
export { maskEmail } from './account/maskEmail.ts';
export { parseResetLink } from './account/parseResetLink.ts';
export * from './account/passwordRules.ts';
export { rememberedDays } from './account/rememberedDays.ts';
export { saysSignedIn, signedInCookie } from './account/signedInCookie.ts';
export * from './appConfig/parseAppConfig.ts';
export * from './blog/Article.ts';
export { type ArticleSource, articleKey, isMarkdownKey } from './blog/articleKey.ts';
export { blogPageSizes } from './blog/blogPageSizes.ts';
export { blogSearchPath } from './blog/blogSearchPath.ts';
export * from './blog/Diagram.ts';
export { localizeLinks } from './blog/localizeLinks.ts';
export * from './brand/brand.ts';
export { activeCampaign, type CampaignWindow, isCampaignActive } from './campaigns/activeCampaign.ts';
export { appConfigCampaign } from './campaigns/appConfigCampaign.ts';
export * from './campaigns/campaign.ts';
export * from './campaigns/campaignThemes.ts';
export { loweringProblems, type NoLowering } from './campaigns/loweringProblems.ts';
export { type ParsedCampaigns, parseCampaigns } from './campaigns/parseCampaigns.ts';
export * from './campaigns/readCampaign.ts';
export { type Remaining, remaining } from './campaigns/remaining.ts';
export { nextBlackFriday, seasonWindow } from './campaigns/seasonWindow.ts';
export { unprovenFigures } from './campaigns/unprovenFigures.ts';
export { lastMoment, windowDays } from './campaigns/windowDays.ts';
export { isTimeZone, wallClock, zonedTime } from './campaigns/zonedTime.ts';
export * from './consent/consent.ts';
export * from './consent/consentRegion.ts';
export * from './consent/displaySettings.ts';
export * from './consent/storedEntries.ts';
export { customerCookie } from './customer/customerCookie.ts';
export * from './customer/customerState.ts';
export { customerValue, readCustomer } from './customer/customerValue.ts';
export { offerPlaceOf } from './customer/offerPlaceOf.ts';
export { ownLinkCookies } from './customer/ownLinkCookies.ts';
export { type Daylight, daylight } from './daylight.ts';
export { dayMs } from './dayMs.ts';
export { appPlatform, appTypeName, appTypes, isWebAppType, webAppType } from './devices/appTypes.ts';
export { type Coordinates, kmBetween, leastDelay } from './distance.ts';
export * from './experiments/experimentArms.ts';
export { blockedCountries, isBlockedCountry } from './geo/isBlockedCountry.ts';
export { timeZoneFits } from './geo/timeZoneFits.ts';
export { type AlternateLink, alternateLinks, mobileMedia } from './head/alternateLinks.ts';
export * from './head/articleAddress.ts';
export * from './head/articleHead.ts';
export { canonicalUrl, type HeadPage, siteOrigin } from './head/canonicalUrl.ts';
export { parseSocialPicturePath, socialPicturePath, socialPictureSize } from './head/socialPicture.ts';
export { digitsOf, normalizeKey, normalizeLine, normalizeText } from './input/normalizeInput.ts';
export { parseCookies } from './input/parseCookies.ts';
export { type TextPrefix, textPrefixes } from './l10n/textPrefixes.ts';
export * from './languages.ts';
export * from './leakTest/classifyAddress.ts';
export { type DnsVerdict, dnsVerdict } from './leakTest/dnsVerdict.ts';
export {
  type AddressFamily,
  formatIp,
  type IpAddress,
  isInNetworks,
  parseIp,
} from './leakTest/ipAddress.ts';
export { type LeakCase, type LeakCaseName, leakCases } from './leakTest/leakCases.ts';
export * from './leakTest/leakVerdict.ts';
export { maskAddress, maskLine } from './leakTest/maskAddress.ts';
export * from './leakTest/parseCandidate.ts';
export * from './leaving/leaveReasons.ts';
export * from './leaving/rightsOfLeaving.ts';
export * from './legal/LegalFacts.ts';
export { type LegalNeed, missingLegal } from './legal/legalNeeds.ts';
export { legalProblems } from './legal/legalProblems.ts';
export { legalPartsIn, linkedLegalTexts, writtenLegalTexts } from './legal/legalTexts.ts';
export * from './letters/letter.ts';
export { goodsOfLink, letterFor } from './letters/letterFor.ts';
export { networkFeedPath, networkSignaturePath, openvpnFilePath } from './network/networkFeedPath.ts';
export { type UnmetClaim, unmetClaims } from './network/unmetClaims.ts';
export { privateKeyPlace, wireguardConfig } from './network/wireguardConfig.ts';
export { wireguardKeyPattern } from './network/wireguardKeyPattern.ts';
export { parseVendorScript, type VendorScript } from './outside/parseVendorScript.ts';
export * from './payments/cardBrands.ts';
export * from './payments/cardMethods.ts';
export * from './payments/methods.ts';
export { offeredMethods, takesCards } from './payments/offeredMethods.ts';
export * from './payments/orderLines.ts';
export { resellerOf } from './payments/resellerOf.ts';
export * from './payments/sellers.ts';
export * from './payments/vatId.ts';
export { type FoundPlaces, findPlaces, foldName, type NamedPlace } from './places/findPlaces.ts';
export { placeAliases } from './places/placeAliases.ts';
export { choosePlan, findNamedPlan, isSameProduct } from './pricing/choosePlan.ts';
export { codeReduction, codeTotals, leastAmount } from './pricing/codePrice.ts';
export * from './pricing/currencies.ts';
export { countriesOf, currencyOfCountry } from './pricing/currencyCountries.ts';
export * from './pricing/intervals.ts';
export { localPrice } from './pricing/localPrice.ts';
export { discountFloor, discountUntilKnown, maxDiscount } from './pricing/maxDiscount.ts';
export * from './pricing/money.ts';
export * from './pricing/parseProductId.ts';
export { perMonth } from './pricing/perMonth.ts';
export type { Plan } from './pricing/plan.ts';
export * from './pricing/planPrice.ts';
export * from './pricing/trial.ts';
export { trialReminderDays } from './pricing/trialReminderDays.ts';
export { trialReminderLead } from './pricing/trialReminderLead.ts';
export * from './redirects/decideRedirect.ts';
export { isPhone, phoneSignatures } from './redirects/isPhone.ts';
export { encodedHashPattern, restoreFragment } from './redirects/restoreFragment.ts';
export { safeRedirectPath } from './redirects/safeRedirectPath.ts';
export { isSiteAddress, ownAddress, siteAddress } from './redirects/siteAddress.ts';
export { aliasesOf } from './routes/aliasesOf.ts';
export { allPages, listedPages, type PageOf } from './routes/allPages.ts';
export { buildPath, pathPrefixes, prefixOf } from './routes/buildPath.ts';
export { type Country, countries } from './routes/countries.ts';
export { countryCodes, countrySlug } from './routes/countrySlugs.ts';
export { isIsolated } from './routes/isIsolated.ts';
export { languageHref } from './routes/languageHref.ts';
export { allRoutes, type Route, type RouteId, routeById } from './routes/manifest.ts';
export { fillPath, matchRoute, type RouteMatch } from './routes/matchRoute.ts';
export { ambiguousPath, isNormalPath, normalizePath } from './routes/normalizePath.ts';
export type {
  Boot,
  Frame,
  Ground,
  Layout,
  NavigationPlace,
  RouteAlias,
  RouteEntry,
  RouteParam,
} from './routes/routeEntry.ts';
export { servedPaths } from './routes/servedPaths.ts';
export { showsIncident } from './routes/showsIncident.ts';
export { type SplitUrl, splitUrl } from './routes/splitUrl.ts';
export { isUseCaseFamily, type UseCase, type UseCaseFamily, useCases } from './routes/useCases.ts';
export type * from './status/StatusView.ts';
export { statusDataPath, statusFilePath } from './status/statusFilePath.ts';
export * from './status/statusParts.ts';
export * from './text/controlCharacters.ts';
export { escapeHtml } from './text/escapeHtml.ts';
export * from './tracking/attribution.ts';
export * from './tracking/campaignValues.ts';
export * from './tracking/linkCodes.ts';
export * from './tracking/partnerLinks.ts';
export * from './tracking/partnerTerms.ts';
export { readLinkCodes } from './tracking/readLinkCodes.ts';
export { visitCampaign } from './tracking/visitCampaign.ts';
export { writeCsv } from './tracking/writeCsv.ts';
export type { FeedProof } from './transparency/FeedProof.ts';
export type * from './transparency/StoredTable.ts';
export { storedTables } from './transparency/storedTables.ts';
export * from './transparency/TransparencyFacts.ts';
export { transparencyProblems } from './transparency/transparencyProblems.ts';
export { canaryCommands, feedCommands } from './transparency/verifyCommands.ts';
export { codeLetters, groupCode, readVoucherCode } from './vouchers/voucherCode.ts';
