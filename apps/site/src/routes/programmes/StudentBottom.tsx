import { ForCustomer } from '@tern/patterns';
import { Button, LinkCards, Row, Stack } from '@tern/ui';
import { useLocation } from 'react-router-dom';
import { useSite } from '../../app/SiteContext.tsx';
import { Block } from '../../content/Block.tsx';
import { useWords } from '../../content/useWords.ts';
import { studentPageMessages as m } from './studentPage.messages.ts';

/** The pages of the programme, in the order in which one reads them. */
const pages = [
  { path: '/studentbeans/intro', title: m.introTitle },
  { path: '/studentbeans/plan', title: m.planTitle },
  { path: '/studentbeans/steps', title: m.stepsTitle },
  { path: '/studentbeans/comissions', title: m.partsTitle },
  { path: '/studentbeans/comment', title: m.commentTitle },
  { path: '/studentbeans/topic', title: m.useTitle },
  { path: '/studentbeans/studentactives', title: m.offersTitle },
  { path: '/student-discount', title: m.discountTitle },
] as const;

/**
 * The end of every page for students, in two compositions (spec section 2: a bottom-content block and a mobile one): the
 * other pages as cards, or on a phone the two ways on and the pages as a plain list.
 */
export function StudentBottom() {
  const words = useWords();
  const { variant, blocked } = useSite();
  const here = useLocation().pathname;
  const items = pages
    .filter(({ path }) => !here.toLowerCase().endsWith(path))
    .map(({ path, title }) => ({ href: path, title: words(title) }));
  const ways = (
    <>
      <Button href="/myAccount/student">{words(m.getCode)}</Button>
      {blocked ? null : (
        <ForCustomer sold="plan">
          <Button href="/pricing" variant="outline">
            {words(m.seePlans)}
          </Button>
        </ForCustomer>
      )}
    </>
  );
  return (
    <Block title={words(m.bottomTitle)}>
      {variant === 'mobile' ? (
        <Stack gap={3}>
          {ways}
          <LinkCards label={words(m.bottomTitle)} items={items.slice(0, 4)} columns={2} />
        </Stack>
      ) : (
        <>
          <LinkCards label={words(m.bottomTitle)} items={items} columns={4} />
          <Row>{ways}</Row>
        </>
      )}
    </Block>
  );
}
