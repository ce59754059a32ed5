import { defineMessages } from './defineMessages.ts';

/**
 * Heads of the home page, of the pages that run in the browser, of families and of pages without one: by route id. Every
 * other page declares its head beside its own messages. `name` is the brand.
 */
export const metaMessages = defineMessages('meta', {
  'home.title': [
    '{name} VPN: private internet in {countries, number}+ countries',
    'Title of the home page in search results, at most 60 characters. {name} is the brand.',
  ],
  'home.description': [
    'VPN and proxy app for phones, computers, browsers and smart TVs. {servers, number}+ servers, {devices, number} devices, no logs. {moneyBackDays, number}-day money-back guarantee.',
    'Description of the home page in search results. At most 920 px in Arial of 14 px: about 130 characters.',
  ],
  'home.keywords': [
    'VPN app, private internet',
    'Keywords of the home page: phrases people search for, with ASCII commas between them.',
  ],
  'pricing.title': [
    '{name} VPN plans and prices, usually from {fromPrice} a month',
    'Title of the plans page. {fromPrice} is a formatted price such as $3.75.',
  ],
  'pricing.description': [
    'Every {name} plan has every app, {servers, number}+ servers and {devices, number} devices. Usually from {fromPrice} a month, with a {moneyBackDays, number}-day money-back guarantee.',
    'Description of the plans page.',
  ],
  'pricing.keywords': [
    'VPN price, VPN plans, VPN subscription, buy a VPN',
    'Keywords of the plans page: phrases people search for, with ASCII commas between them.',
  ],
  'checkout.title': ['Checkout: your {name} VPN plan', 'Title of the checkout page.'],
  'checkout.trial.title': [
    'Checkout: your free {name} VPN trial',
    'Title of the checkout page of a free trial.',
  ],
  'checkout.description': [
    'Check your plan, enter your email and choose how to pay. {moneyBackDays, number}-day money-back guarantee on every plan.',
    'Description of the checkout page.',
  ],
  'redeem.title': ['Redeem a voucher | {name}', 'Title of the page where a gift or voucher is redeemed.'],
  'redeem.description': [
    'Enter the code of your card and get its time with {name}. A voucher is redeemed once and never renews.',
    'Description of the page where a gift or voucher is redeemed.',
  ],
  'paystatus.title': [
    'Payment status | {name}',
    'Title of the page that waits for a payment to be confirmed.',
  ],
  'paystatus.description': [
    'See whether your payment has arrived. It is safe to close this page: your plan starts as soon as the payment is confirmed.',
    'Description of the page that waits for a payment.',
  ],
  'paddle.title': [
    'Pay with Paddle | {name}',
    'Title of the page that opens the window of Paddle, a payment company.',
  ],
  'paddle.description': [
    'Your payment at Paddle, in a window over this page. Nothing is charged before you confirm it there.',
    'Description of the page that opens the window of Paddle.',
  ],
  'paySuc.title': ['Payment received | {name}', 'Title of the page after a payment succeeded.'],
  'paySuc.description': [
    'Your plan is active. Set a password, download the apps and connect up to {devices, number} devices.',
    'Description of the page after a payment succeeded.',
  ],
  'winPay.title': ['Buy a plan | {name}', 'Title of the purchase page inside the Windows app.'],
  'winPay.description': [
    'Choose a plan and pay for it, without leaving the app.',
    'Description of the purchase page inside the Windows app.',
  ],
  'winPayResult.title': ['Payment | {name}', 'Title of the result of a payment inside the Windows app.'],
  'winPayResult.description': [
    'See whether your payment has arrived.',
    'Description of the result of a payment inside the Windows app.',
  ],
  'winPayNative.title': [
    'Pay in your browser | {name}',
    'Title of the page of the Windows app that waits for a payment in the browser.',
  ],
  'winPayNative.description': [
    'Choose a plan; the payment itself opens in your browser.',
    'Description of the page of the Windows app that waits for a payment in the browser.',
  ],
  'login.title': ['Sign in to {name}', 'Title of the sign-in page.'],
  'login.description': [
    'Sign in to your {name} account to manage your subscriptions, devices and password.',
    'Description of the login page.',
  ],
  'forgetPassword.title': [
    'Forgot your password | {name}',
    'Title of the page that sends a code for a new password.',
  ],
  'forgetPassword.description': [
    'Ask for a code by email and choose a new password for your {name} account.',
    'Description of the page that sends a code for a new password.',
  ],
  'resetPassword.title': ['Choose a new password | {name}', 'Title of the page for a new password.'],
  'resetPassword.description': [
    'Enter the code from our email and choose a new password for your {name} account.',
    'Description of the page for a new password.',
  ],
  'redirect.title': [
    'Continue in this browser | {name}',
    'Title of the page that an app opens to sign its person in on the website. {name} is the brand.',
  ],
  'redirect.description': [
    'Your {name} app opened the website. Check whose account it is, then continue.',
    'Description of that page.',
  ],
  'myAccount.title': ['Your account | {name}', 'Title of the account pages.'],
  'myAccount.description': [
    'Your {name} account: name, email, subscriptions and receipts in one place.',
    'Description of the account pages.',
  ],
  'myAccount.changePassword.title': [
    'Change password | {name}',
    'Title of the account page for a new password.',
  ],
  'myAccount.deviceManage.title': ['Your devices | {name}', 'Title of the account page with the devices.'],
  'myAccount.configurations.title': [
    'WireGuard configurations | {name}',
    'Title of the account page with files for routers. WireGuard is a name.',
  ],
  'myAccount.dnsSettings.title': ['DNS settings | {name}', 'Title of the account page for Smart DNS.'],
  'myAccount.subscriptions.title': [
    'Your subscriptions | {name}',
    'Title of the account page with plan and payments.',
  ],
  'myAccount.leave.title': [
    'Cancellation and refunds | {name}',
    'Title of the account page where a renewal is turned off, money comes back, or the contract ends.',
  ],
  'myAccount.vouchers.title': [
    'Gifts and vouchers | {name}',
    'Title of the account page where a code is redeemed or bought as a gift.',
  ],
  'myAccount.invite.title': [
    'Invite friends | {name}',
    'Title of the account page with the own link for friends.',
  ],
  'myAccount.student.title': [
    'Student price | {name}',
    'Title of the account page where somebody proves to be a student.',
  ],
  'myAccount.partner.title': [
    'Your partnership | {name}',
    'Title of the account page with the links, visits and sales of a partner.',
  ],
  'myAccount.security.title': [
    'Security of your account | {name}',
    'Title of the account page with the sessions, what happened, and the own data.',
  ],
  'whatIsMyIp.title': [
    'What is my IP address? See what sites see | {name}',
    'Title of the page that shows the own IP address, at most 60 characters. {name} is the brand.',
  ],
  'whatIsMyIp.description': [
    'Your IPv4 and IPv6 address, country and network on the map, what each fact reveals, and how to hide it. Look up any other address.',
    'Description of the page that shows the own IP address.',
  ],
  'whatIsMyIp.keywords': [
    'what is my IP, my IP address, IPv6 address, IP lookup',
    'Keywords of the page that shows the own IP address: phrases people search for, with ASCII commas between them.',
  ],
  'webrtcLeakTest.title': [
    'WebRTC leak test: does your browser give you away? | {name}',
    'Title of the WebRTC leak test, at most 60 characters. {name} is the brand.',
  ],
  'webrtcLeakTest.description': [
    'Free WebRTC leak test. See every address your browser offers, IPv4 and IPv6, and whether one gives you away despite a VPN. Nothing is kept.',
    'Description of the WebRTC leak test.',
  ],
  'webrtcLeakTest.keywords': [
    'WebRTC leak test, VPN leak test, IP leak, browser leak',
    'Keywords of the WebRTC leak test: phrases people search for, with ASCII commas between them.',
  ],
  'notFound.title': ['Page not found | {name}', 'Title of the 404 page.'],
  'notFound.description': [
    'This page does not exist or has moved. Find the plans, the apps and help from the {name} home page.',
    'Description of the 404 page.',
  ],
  'useCase.item.title': [
    'VPN for {item} | {name}',
    'Title of a page about one game, service or network, in search results. {item} is its name in the nominative, alone.',
  ],
  'useCase.item.keywords': [
    '{item}, {item} abroad, VPN for {item}',
    'Keywords of a page about one game, service or network; {item} is its name in the nominative: phrases people search for, with ASCII commas between them.',
  ],
  'device.item.title': [
    'Set up a VPN on {item} | {name}',
    'Title of a page about one television or console, in search results. {item} is its name in the nominative, alone.',
  ],
  'device.item.keywords': [
    '{item} VPN, VPN on {item}, {item} VPN setup',
    'Keywords of a page about one system, television or console; {item} is its name: phrases people search for, with ASCII commas between them.',
  ],
  'legal.item.title': [
    '{item} | {name}',
    'Title of a legal page in search results. {item} is what the text is called, such as Imprint; {name} is the brand.',
  ],
  'legal.item.description': [
    '{item}: the whole text that the law requires of {name}, with the day of its last change.',
    'Description of a legal page. {item} is what the text is called, such as Imprint; {name} is the brand.',
  ],
  'legal.item.keywords': [
    '{item}, {name} {item}',
    'Keywords of a legal page; {item} is what the text is called: phrases people search for, with ASCII commas between them.',
  ],
  'generic.title': [
    '{name} VPN',
    'Title of a page that has no title of its own. Only the brand and the word VPN.',
  ],
  'generic.description': [
    '{name} is a VPN and proxy app with {servers, number}+ servers in {countries, number}+ countries, on up to {devices, number} devices at once.',
    'Description of a page that has none of its own.',
  ],
  'generic.keywords': [
    'VPN, proxy, online privacy',
    'Keywords of a page that has none of its own: phrases people search for, with ASCII commas between them.',
  ],
});
