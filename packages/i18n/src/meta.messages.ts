import { defineMessages } from './defineMessages.ts';

/** Title and description of every route, by route id. `name` is the brand. */
export const metaMessages = defineMessages('meta', {
  'home.title': [
    '{name} VPN: private internet in {countries, number}+ countries',
    'Title of the home page in search results, at most 60 characters. {name} is the brand.',
  ],
  'home.description': [
    'VPN and proxy app for phones, computers, browsers and smart TVs. {servers, number}+ servers, {devices, number} devices on one account, no logs. {moneyBackDays, number}-day money-back guarantee.',
    'Description of the home page in search results, at most 170 characters.',
  ],
  'pricing.title': [
    '{name} VPN plans and prices, from {fromPrice} a month',
    'Title of the plans page. {fromPrice} is a formatted price such as $3.75.',
  ],
  'pricing.description': [
    'Every {name} plan has every app, {servers, number}+ servers and {devices, number} devices. Pick a length and pay from {fromPrice} a month, with a {moneyBackDays, number}-day money-back guarantee.',
    'Description of the plans page.',
  ],
  'checkout.title': ['Checkout: your {name} VPN plan', 'Title of the checkout page.'],
  'checkout.description': [
    'Check your plan, enter your email and choose how to pay. {moneyBackDays, number}-day money-back guarantee on every plan.',
    'Description of the checkout page.',
  ],
  'paystatus.title': [
    'Payment status, {name}',
    'Title of the page that waits for a payment to be confirmed.',
  ],
  'paystatus.description': [
    'See whether your payment has arrived. It is safe to close this page: your plan starts as soon as the payment is confirmed.',
    'Description of the page that waits for a payment.',
  ],
  'paySuc.title': ['Payment received, {name}', 'Title of the page after a payment succeeded.'],
  'paySuc.description': [
    'Your plan is active. Set a password, download the apps and connect up to {devices, number} devices.',
    'Description of the page after a payment succeeded.',
  ],
  'winPay.title': ['Buy a plan, {name}', 'Title of the purchase page inside the Windows app.'],
  'winPay.description': [
    'Choose a plan and pay for it, without leaving the app.',
    'Description of the purchase page inside the Windows app.',
  ],
  'winPayResult.title': ['Payment, {name}', 'Title of the result of a payment inside the Windows app.'],
  'winPayResult.description': [
    'See whether your payment has arrived.',
    'Description of the result of a payment inside the Windows app.',
  ],
  'winPayNative.title': [
    'Pay in your browser, {name}',
    'Title of the page of the Windows app that waits for a payment in the browser.',
  ],
  'winPayNative.description': [
    'Choose a plan; the payment itself opens in your browser.',
    'Description of the page of the Windows app that waits for a payment in the browser.',
  ],
  'login.title': ['Log in to {name}', 'Title of the login page.'],
  'login.description': [
    'Log in to your {name} account to manage your subscriptions, devices and password.',
    'Description of the login page.',
  ],
  'forgetPassword.title': [
    'Forgot your password, {name}',
    'Title of the page that sends a code for a new password.',
  ],
  'forgetPassword.description': [
    'Ask for a code by mail and choose a new password for your {name} account.',
    'Description of the page that sends a code for a new password.',
  ],
  'resetPassword.title': ['Choose a new password, {name}', 'Title of the page for a new password.'],
  'resetPassword.description': [
    'Enter the code from our mail and choose a new password for your {name} account.',
    'Description of the page for a new password.',
  ],
  'redirect.title': [
    'Continue in this browser, {name}',
    'Title of the page that an app opens to sign its person in on the website. {name} is the brand.',
  ],
  'redirect.description': [
    'Your {name} app opened the website. Check whose account it is, then continue.',
    'Description of that page.',
  ],
  'myAccount.title': ['Your account, {name}', 'Title of the account pages.'],
  'myAccount.description': [
    'Your {name} account: name, email, subscriptions and receipts in one place.',
    'Description of the account pages.',
  ],
  'whatIsMyIp.title': [
    'What is my IP address? See what sites see, {name}',
    'Title of the page that shows the own IP address, at most 60 characters. {name} is the brand.',
  ],
  'whatIsMyIp.description': [
    'Your IPv4 and IPv6 address, country and network on the map, what each fact reveals, and how to hide it. Look up any other address.',
    'Description of the page that shows the own IP address.',
  ],
  'webrtcLeakTest.title': [
    'WebRTC leak test: does your browser give you away? {name}',
    'Title of the WebRTC leak test, at most 60 characters. {name} is the brand.',
  ],
  'webrtcLeakTest.description': [
    'Free WebRTC leak test. See every address your browser offers, IPv4 and IPv6, and whether one gives you away past your VPN. Nothing is kept.',
    'Description of the WebRTC leak test.',
  ],
  'notFound.title': ['Page not found, {name}', 'Title of the 404 page.'],
  'notFound.description': [
    'This page does not exist or has moved. Find the plans, the apps and help from the {name} home page.',
    'Description of the 404 page.',
  ],
  'whatIsVpn.title': [
    'What is a VPN? What it does and what not, {name}',
    'Title of the page that explains what a VPN is in search results, at most 60 characters. {name} is the brand.',
  ],
  'features.title': [
    'Everything {name} VPN does: apps, servers, tools',
    'Title of the page of features in search results, at most 60 characters. {name} is the brand.',
  ],
  'whyUs.title': [
    'Six questions to ask any VPN, answered by {name}',
    'Title of the page on why to choose this VPN in search results, at most 60 characters. {name} is the brand.',
  ],
  'aboutus.title': [
    'About {name}: who makes it and why',
    'Title of the page about the company in search results, at most 60 characters. {name} is the brand.',
  ],
  'productsdesc.title': [
    'What each {name} app does, device by device',
    'Title of the page about each app in search results, at most 60 characters. {name} is the brand.',
  ],
  'faq.title': [
    'Questions and answers about {name} VPN',
    'Title of the page of all questions in search results, at most 60 characters. {name} is the brand.',
  ],
  'vpnServices.title': [
    'VPN, proxy, Smart DNS: what a {name} plan contains',
    'Title of the page about all services in search results, at most 60 characters. {name} is the brand.',
  ],
  'pressRoom.title': [
    '{name} for the press: facts and pictures',
    'Title of the page for journalists in search results, at most 60 characters. {name} is the brand.',
  ],
  'cookiePolicy.title': [
    'Cookies on the {name} site: the whole list',
    'Title of the cookie policy in search results, at most 60 characters. {name} is the brand.',
  ],
  'termsuse.title': [
    'Terms of use, {name}',
    'Title of the terms of use in search results, at most 60 characters. {name} is the brand.',
  ],
  'policy.title': [
    'Privacy policy, {name}',
    'Title of the privacy policy in search results, at most 60 characters. {name} is the brand.',
  ],
  'contact.title': [
    'Contact {name}',
    'Title of the contact page in search results, at most 60 characters. {name} is the brand.',
  ],
  'businessContact.title': [
    'Work with {name}: business and partners',
    'Title of the contact page for partners in search results, at most 60 characters. {name} is the brand.',
  ],
  'dynamic.title': [
    'What is new in {name}',
    'Title of the page of changes in search results, at most 60 characters. {name} is the brand.',
  ],
  'edmsub.title': [
    'The {name} newsletter: subscribe or leave',
    'Title of the newsletter page in search results, at most 60 characters. {name} is the brand.',
  ],
  'vpnForGaming.title': [
    'VPN for games: steady routes, hidden address, {name}',
    'Title of the page about games in search results, at most 60 characters. {name} is the brand.',
  ],
  'vpnForLiveSports.title': [
    'VPN for live sport, at home and away, {name}',
    'Title of the page about live sport in search results, at most 60 characters. {name} is the brand.',
  ],
  'vpnForMusic.title': [
    'VPN for music: your library anywhere, {name}',
    'Title of the page about music in search results, at most 60 characters. {name} is the brand.',
  ],
  'vpnForSocialMedia.title': [
    'VPN for social networks, {name}',
    'Title of the page about social networks in search results, at most 60 characters. {name} is the brand.',
  ],
  'vpnForTools.title': [
    'VPN for work tools and meetings, {name}',
    'Title of the page about tools for work in search results, at most 60 characters. {name} is the brand.',
  ],
  'vpnForStreaming.title': [
    'VPN for streaming, {name}',
    'Title of the pages about streaming in search results, at most 60 characters. {name} is the brand.',
  ],
  'vpnServer.title': [
    'VPN servers in {countries, number}+ countries, {name}',
    'Title of the index of countries in search results, at most 60 characters. {name} is the brand.',
  ],
  'download.title': [
    'Download {name} VPN for every device',
    'Title of the page of downloads in search results, at most 60 characters. {name} is the brand.',
  ],
  'smartTvs.title': [
    '{name} VPN on smart TVs: app or Smart DNS',
    'Title of the pages about televisions in search results, at most 60 characters. {name} is the brand.',
  ],
  'gameHost.title': [
    '{name} on game consoles with Smart DNS',
    'Title of the pages about consoles in search results, at most 60 characters. {name} is the brand.',
  ],
  'vpnTrial.title': [
    '{name} VPN free for {trialDays, number} days',
    'Title of the page of the free trial in search results, at most 60 characters. {name} is the brand.',
  ],
  'promotion.title': [
    '{name} VPN: the offer of these days',
    'Title of the page of the current offer in search results, at most 60 characters. {name} is the brand.',
  ],
  'actives.title': [
    '{name} VPN: time-limited offer',
    'Title of the pages of campaigns in search results, at most 60 characters. {name} is the brand.',
  ],
  'actives.actives1.title': [
    '{name} VPN: offers on the longest plan',
    'Title of the campaign page about the plan with the most months, in search results, at most 60 characters. {name} is the brand.',
  ],
  'actives.actives2.title': [
    '{name} VPN: offers of the season',
    'Title of the campaign page about Black Friday, Halloween, Easter and the anniversary, at most 60 characters. {name} is the brand.',
  ],
  'actives.actives3.title': [
    '{name} VPN: try it for {trialDays, number} days',
    'Title of the campaign page about the free trial, at most 60 characters. {name} is the brand.',
  ],
  'actives.actives4.title': [
    '{name} VPN: one offer for {devices, number} devices',
    'Title of the campaign page about using one plan on several devices, at most 60 characters. {name} is the brand.',
  ],
  'actives.coupon_invite.title': [
    '{name} VPN: a coupon from a friend',
    'Title of the campaign page for people with a coupon from a friend, at most 60 characters. {name} is the brand.',
  ],
  'actives.invite.title': [
    '{name} VPN: an invitation from a friend',
    'Title of the campaign page for invited people, at most 60 characters. {name} is the brand.',
  ],
  'actives.aboutus.title': [
    '{name} VPN: how our offers work',
    'Title of the campaign page that explains offers, at most 60 characters. {name} is the brand.',
  ],
  'actives.vpn-netifix.title': [
    '{name} VPN: evenings with Netflix',
    'Title of the campaign page about watching series, at most 60 characters. {name} is the brand.',
  ],
  'invite.title': [
    'A {name} gift from a friend',
    'Title of the page for invited friends in search results, at most 60 characters. {name} is the brand.',
  ],
  'affiliate.title': [
    'The {name} affiliate programme',
    'Title of the page of the affiliate programme in search results, at most 60 characters. {name} is the brand.',
  ],
  'studentbeans.title': [
    '{name} VPN for students',
    'Title of the page of the student programme in search results, at most 60 characters. {name} is the brand.',
  ],
  'studentDiscount.title': [
    'Student discount on {name} VPN',
    'Title of the page of the student discount in search results, at most 60 characters. {name} is the brand.',
  ],
  'blog.title': [
    'Field notes, the {name} blog',
    'Title of the blog in search results, at most 60 characters. {name} is the brand.',
  ],
  'blogSearch.title': [
    'Search the {name} blog',
    'Title of the search page of the blog in search results, at most 60 characters. {name} is the brand.',
  ],
  'blogMore.title': [
    'All articles of the {name} blog',
    'Title of the list of all articles in search results, at most 60 characters. {name} is the brand.',
  ],
  'vpnForLiveSports.item.title': [
    '{item} live with a VPN: {name}',
    'Title of a page about one sport, in search results. {item} is its name in the nominative, alone.',
  ],
  'useCase.item.title': [
    '{item} with a VPN: {name}',
    'Title of a page about one game, service or network, in search results. {item} is its name in the nominative, alone.',
  ],
  'vpnServer.item.title': [
    '{item}: VPN servers and what they are for, {name}',
    'Title of a page about one country; {item} is the name of the country, in search results. {item} is its name in the nominative, alone.',
  ],
  'download.item.title': [
    '{name} VPN for {item}',
    'Title of a download page; {item} is a system such as Windows, in search results. {item} is its name in the nominative, alone.',
  ],
  'device.item.title': [
    '{item} with {name}',
    'Title of a page about one television or console, in search results. {item} is its name in the nominative, alone.',
  ],
  'generic.title': [
    '{name} VPN',
    'Title of a page that has no title of its own. Only the brand and the word VPN.',
  ],
  'generic.description': [
    '{name} is a VPN and proxy app with {servers, number}+ servers in {countries, number}+ countries, on up to {devices, number} devices at once.',
    'Description of a page that has none of its own.',
  ],
});
