import { defineMessages } from '@tern/i18n';

export const errorScreenMessages = defineMessages('errorScreen', {
  badRequest: ['This request could not be read', 'Heading of the error screen, status 400'],
  unauthorized: ['Please sign in first', 'Heading of the error screen, status 401'],
  forbidden: ['This page is not open to you', 'Heading of the error screen, status 403'],
  notFound: ['This page could not be found', 'Heading of the error screen, status 404'],
  timeout: ['The answer took too long', 'Heading of the error screen, status 408 or 504'],
  gone: ['This page is gone', 'Heading of the error screen, status 410'],
  tooMany: ['Too many requests', 'Heading of the error screen, status 429'],
  unavailable: ['The service is not available right now', 'Heading of the error screen, status 502 or 503'],
  server: ['Something went wrong on our side', 'Heading of the error screen, status 500 and all others'],
  text: ['Please try again in a moment.', 'Under the heading of the error screen'],
  retry: ['Try again', 'Button that loads the page again'],
  home: ['Back to the home page', 'Link that leads to the home page'],
});
