const inPackages = (...names: string[]) =>
  new RegExp(`/node_modules/(?:${names.join('|')})/(?!.*node_modules)`);
const inFolders = (...folders: string[]) => new RegExp(`/(?:${folders.join('|')})`);

/**
 * The scripts come in few files, each under a name of its own: by default every set of pages that shares something
 * would be a file, and a page dozens of them. Code that only one page needs is part of that page.
 */
export const scriptGroups = [
  // The first script of static pages.
  {
    name: 'boot',
    test: /site\/src\/(?:boot\/(?!startArticle|followReading|reachTables|shareArticle|followVisitor|matchControls|readEdits|restoreTyped|endOfPress|endPartner|renew)|api\/(?:lightCall|CallError))|domain\/src\/(?:tracking\/(?:attribution|campaignKeys|cleanValue)|account\/signedInCookie|consent\/consent\.)|vite\/preload-helper/,
    priority: 9,
  },
  // Seldom changes, and compresses best in one piece.
  {
    name: 'libraries',
    test: inPackages(
      'react',
      'react-dom',
      'scheduler',
      'react-intl',
      '@formatjs/[\\w-]+',
      'intl-messageformat',
      'react-router',
      'react-router-dom',
      'valtio',
      'proxy-compare',
    ),
    priority: 8,
  },
  // For visits with a session.
  { name: 'session', test: /site\/src\/(?:api\/plainRead|app\/createTabs)\./, priority: 9 },
  // Shared by a family of pages. Parts that several families share are in `core`, which every page loads.
  {
    name: 'orders',
    test: inFolders(
      'patterns/src/(?:PaymentStatus/|Receipt/receipt\\.messages)',
      'patterns/src/SubscriptionList/subscriptionList\\.messages',
      'site/src/(?:purchase/(?:LazyReceipt|OrderStatus|order\\.store|paymentState|taxLines|tellOrder|useFollowedOrder|useOrder)|routes/payment/)',
    ),
    minShareCount: 2,
    priority: 4,
  },
  // The checkout, on the site and in the Windows client. Its plans are those of the pricing page, and in `core`.
  {
    name: 'purchase',
    test: inFolders(
      'patterns/src/(?:CardFields/|CheckoutForm/|CheckoutPlan/|OrderSummary/OrderSummary\\.tsx|PaypalWait/)',
      'site/src/purchase/checkout/',
      'ui/src/RadioGroup/',
    ),
    minShareCount: 2,
    priority: 3,
  },
  {
    name: 'forms',
    test: inFolders(
      'patterns/src/(?:AuthLayout/|ForgotPasswordForm/|LoginForm/|ResendCode/|ResetPasswordForm/|SetPasswordForm/|forms/(?:BackLink|MailCodeField|passkeyErrors|passwordForm))',
      'domain/src/(?:account/(?:describeUserAgent|parseResetLink|passwordRules)|devices/appTypes|routes/languageHref|text/controlCharacters)',
      'patterns/src/(?:browserWords/|DeviceList/deviceList\\.messages)',
      'site/src/passkeys/(?:CeremonyError|canAutofill|canMakeSilently|hasPasskeys|signInError|signIn\\.store|usePasskeySignIn)',
      'site/src/(?:app/(?:SetPassword|languageHref|signInAddress|useCodeStep|useLanguageOptions|usePosted|useStepTitle|useTrial)|routes/(?:login|recovery|redirect)/)',
      'ui/src/(?:CodeField|Countdown/(?:countdownParts|useCountdown)|Disclosure|ErrorSummary|LanguagePicker|Logo|PasswordField|PasswordRules|plates/(?:GlobePlate|assets/\\w+-mobile))',
    ),
    minShareCount: 2,
    priority: 3,
  },
  // Of the sign-in and the account; `forms` is loaded by pages that have no room for it.
  {
    name: 'codes',
    test: inFolders('patterns/src/forms/secondCode', 'site/src/passkeys/confirmWithPasskey'),
    minShareCount: 2,
    priority: 4,
  },
  {
    name: 'account',
    test: inFolders(
      'lucide/dist/esm/icons/(?:key-round|monitor-smartphone|network|receipt-text|router)\\.',
      'patterns/src/(?:ActivityLog/activityLog\\.messages|ConfirmAddress/confirmAddress\\.messages|LeaveActs/leaveActs\\.messages|panel/|Passkeys/passkeys\\.messages|when/)',
      'domain/src/leaving/leaveReasons',
      'site/src/routes/account/(?:latestLoad|questionHref|saveFile)',
      'ui/src/(?:Meter|StatRow|TextArea)/',
    ),
    minShareCount: 2,
    priority: 3,
  },
  // Of the chart of places and the configurations of the account.
  {
    name: 'distances',
    test: inFolders('domain/src/distance\\.', 'patterns/src/network/Distance\\.'),
    minShareCount: 2,
    priority: 4,
  },
  {
    name: 'tools',
    test: inFolders(
      'domain/src/leakTest/',
      'patterns/src/(?:SplitHead|ToolFaq|ToolHead|WhatIsMyIp)/',
      'site/src/routes/tools/',
      'ui/src/(?:Breadcrumbs|CopyButton|CopyField|Grid|SearchField|Table|plates/drawings)',
    ),
    minShareCount: 2,
    priority: 3,
  },
  // Shown instead of a page that is missing or broken.
  {
    name: 'missing',
    test: inFolders(
      'patterns/src/(?:ErrorScreen|NotFoundScreen)/',
      'site/src/routes/notFound/',
      'ui/src/plates/LostPlate',
    ),
    minShareCount: 2,
    priority: 3,
  },
  // The message box of a campaign and the page of the plans ask it; the checkout does not.
  {
    name: 'standing',
    test: inFolders('domain/src/customer/customer(?:State|Value)'),
    priority: 3,
  },
  // Seldom in sight at first.
  {
    name: 'dialogs',
    test: /node_modules\/(?:@radix-ui|aria-hidden|react-remove-scroll)|ui\/src\/(?:Dialog|ConfirmDialog)\//,
    minShareCount: 2,
    priority: 3,
  },
  // Comes with the first call of a page, or with a page that always calls.
  {
    name: 'contract',
    test: /node_modules\/valibot\/|(?:domain\/src\/network\/wireguardKeyPattern|packages\/contract\/src\/(?!payment\/(?:purchaseOperations|methodOperations)))/,
    minShareCount: 2,
    priority: 3,
  },
  // Of islands, and of no checkout, which has the fewest bytes left.
  {
    name: 'besides',
    test: inFolders('site/src/islands/useSubmission', 'patterns/src/forms/(?:LinkedAct|PostedForm)'),
    minShareCount: 2,
    priority: 3,
  },
  // The receipt of a paid order. The pages on which it is still open have no room for it.
  {
    name: 'receipt',
    test: inFolders(
      'patterns/src/(?:BoardingPass|Receipt)/(?!receipt\\.messages)',
      'patterns/src/SubscriptionList/useMethodName',
      'site/src/(?:app/(?:downloadKind|systemName)|purchase/(?:OrderReceipt|orderPlanView|useBuyersPlace|useOwnApp))',
    ),
    minShareCount: 2,
    priority: 4,
  },
  // The answer to the press on a file, on downloads and after a payment.
  {
    name: 'files',
    test: inFolders('patterns/src/(?:DownloadFile/|DownloadOffer/downloadOffer\\.messages)'),
    minShareCount: 2,
    priority: 4,
  },
  // A receipt for the printer.
  {
    name: 'paper',
    test: inFolders(
      'domain/src/payments/sellers',
      'patterns/src/(?:PaymentReceipt/|SubscriptionList/paymentResults)',
    ),
    minShareCount: 2,
    priority: 4,
  },
  // Drawn where a phone is to go on: on downloads, invitations and vouchers.
  { name: 'qr', test: /node_modules\/uqr\/|ui\/src\/QrCode\//, minShareCount: 2, priority: 3 },
  // The dialogs of the browser for passkeys, which load once one is used, or may be.
  {
    name: 'passkeys',
    test: /node_modules\/@simplewebauthn\/|site\/src\/passkeys\/(?:ceremonies|signals)\./,
    priority: 3,
  },
  // The bot check's proof of work, which loads when a form is sent.
  { name: 'proof', test: inPackages('altcha-lib'), priority: 3 },
  {
    name: 'core',
    minShareCount: 2,
    priority: 1,
  },
];
