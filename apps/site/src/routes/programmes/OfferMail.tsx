import { Block } from '../../content/Block.tsx';
import { useWords } from '../../content/useWords.ts';
import { Island } from '../../islands/Island.tsx';
import { NewsletterIsland } from '../../islands/NewsletterIsland.tsx';
import { seasonPageMessages as m } from './seasonPage.messages.ts';

/** The form of the newsletter, on the pages of offers that are not on. */
export function OfferMail() {
  const words = useWords();
  return (
    <Block beside title={words(m.mailTitle)} divided={false}>
      <Island name="newsletter" component={NewsletterIsland} props={{}} />
    </Block>
  );
}
