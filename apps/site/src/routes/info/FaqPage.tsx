import { trialReminderDays } from '@tern/domain';
import { Accordion, Button, Container, Row, Section, SideHead, Stack, TopicPicture } from '@tern/ui';
import { useTrial } from '../../app/useTrial.ts';
import { Intro } from '../../content/Intro.tsx';
import { StructuredQuestions } from '../../content/StructuredQuestions.tsx';
import { statusLinkMessages } from '../../content/statusLink.messages.ts';
import { useWords } from '../../content/useWords.ts';
import { faqPageMessages as m } from './faqPage.messages.ts';

/** All questions, by subject (spec section 2). */
export function FaqPage() {
  const words = useWords();
  const trial = useTrial();
  const groups = [
    {
      id: 'group-1',
      title: words(m.g1),
      items: [
        { id: 'question-1', question: words(m.q1), answer: words(m.a1) },
        { id: 'question-2', question: words(m.q2), answer: words(m.a2) },
        { id: 'question-3', question: words(m.q3), answer: words(m.a3) },
        { id: 'question-4', question: words(m.q4), answer: words(m.a4) },
      ],
    },
    {
      id: 'group-2',
      title: words(m.g2),
      items: [
        { id: 'question-5', question: words(m.q5), answer: words(m.a5) },
        { id: 'question-6', question: words(m.q6), answer: words(m.a6) },
        { id: 'question-7', question: words(m.q7), answer: words(m.a7) },
        { id: 'question-8', question: words(m.q8), answer: words(m.a8) },
      ],
    },
    {
      id: 'group-3',
      title: words(m.g3),
      items: [
        { id: 'question-9', question: words(m.q9), answer: words(m.a9) },
        ...(trial
          ? [
              {
                id: 'question-10',
                question: words(m.q10),
                answer: words(m.a10, { trialDays: trial.days, before: trialReminderDays }),
              },
            ]
          : []),
        { id: 'question-11', question: words(m.q11), answer: words(m.a11) },
        { id: 'question-12', question: words(m.q12), answer: words(m.a12) },
      ],
    },
    {
      id: 'group-4',
      title: words(m.g4),
      items: [
        { id: 'question-13', question: words(m.q13), answer: words(m.a13) },
        { id: 'question-14', question: words(m.q14), answer: words(m.a14) },
        { id: 'question-15', question: words(m.q15), answer: words(m.a15) },
        { id: 'question-16', question: words(m.q16), answer: words(m.a16) },
      ],
    },
    {
      id: 'group-5',
      title: words(m.g5),
      items: [
        { id: 'question-17', question: words(m.q17), answer: words(m.a17) },
        { id: 'question-18', question: words(m.q18), answer: words(m.a18) },
        { id: 'question-19', question: words(m.q19), answer: words(m.a19) },
        { id: 'question-20', question: words(m.q20), answer: words(m.a20) },
      ],
    },
  ];
  return (
    <>
      <Intro
        picture={<TopicPicture name="question" />}
        variant="compact"
        title={words(m.title)}
        lead={words(m.lead)}
      />
      <Section spacing="tight">
        <Container>
          <Stack gap={16}>
            {groups.map(({ id, title, items }) => (
              <section key={id} aria-labelledby={id}>
                <SideHead id={id} title={title}>
                  <Accordion items={items} />
                </SideHead>
              </section>
            ))}
            <SideHead title={words(m.endTitle)}>
              <Row>
                <Button href="/contact">{words(m.contact)}</Button>
                <Button variant="outline" href="/status">
                  {words(statusLinkMessages.link)}
                </Button>
              </Row>
            </SideHead>
          </Stack>
        </Container>
      </Section>
      <StructuredQuestions items={groups.flatMap(({ items }) => items)} />
    </>
  );
}
