import { oneClickUnsubscribePath } from '@tern/contract';
import { buildPath, fillPath, isLanguage, routeById } from '@tern/domain';

interface Place {
  publicOrigin: string;
  language: string;
}

const urlOf = ({ publicOrigin, language }: Place, path: string) =>
  publicOrigin + buildPath({ language: isLanguage(language) ? language : 'en', variant: 'desktop', path });

const page = (place: Place, name: 'confirm' | 'leave', token: string) =>
  `${urlOf(place, '/edmsub')}?${name}=${token}`;

/** The page of an issue. */
export const issueUrl = (place: Place, issueId: string) =>
  urlOf(place, fillPath(routeById('newsletterIssue').path, { issue: issueId }));

export const confirmUrl = (place: Place, token: string) => page(place, 'confirm', token);

/** The ways to leave that every mail to a subscriber carries: a page for people, an address for mail programs (RFC 8058). */
export const leaveUrls = (place: Place, token: string) => ({
  leave_url: page(place, 'leave', token),
  one_click_url: `${place.publicOrigin}${oneClickUnsubscribePath}?token=${token}`,
});
