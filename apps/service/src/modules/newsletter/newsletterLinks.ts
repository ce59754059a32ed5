import { oneClickUnsubscribePath } from '@tern/contract';
import { buildPath, isLanguage } from '@tern/domain';

interface Place {
  publicOrigin: string;
  language: string;
}

const page = ({ publicOrigin, language }: Place, name: 'confirm' | 'leave', token: string) => {
  const path = buildPath({
    language: isLanguage(language) ? language : 'en',
    variant: 'desktop',
    path: '/edmsub',
  });
  return `${publicOrigin}${path}?${name}=${token}`;
};

export const confirmUrl = (place: Place, token: string) => page(place, 'confirm', token);

/** The ways to leave that every mail to a subscriber carries: a page for people, an address for mail programs (RFC 8058). */
export const leaveUrls = (place: Place, token: string) => ({
  leave_url: page(place, 'leave', token),
  one_click_url: `${place.publicOrigin}${oneClickUnsubscribePath}?token=${token}`,
});
