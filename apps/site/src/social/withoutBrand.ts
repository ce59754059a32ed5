import { brand } from '@tern/domain';

/** A title without the brand at its end. */
export const withoutBrand = (title: string) => {
  const cut = title.replace(
    new RegExp(`(?:\\s*[,،、，|｜:：–—-]|(?<=[?？؟!！。.]))\\s*${brand.name}\\s*$`, 'u'),
    '',
  );
  return cut || title;
};
