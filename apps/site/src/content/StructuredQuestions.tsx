import type { FAQPage, Question as QuestionNode, WithContext } from 'schema-dts';

export interface Question {
  /** Part of the address of the answer: `#id`. */
  id: string;
  question: string;
  answer: string;
}

/** The questions of a page as schema.org's FAQPage. Once per page. */
export function StructuredQuestions({ items }: { items: readonly Question[] }) {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: items.map(
      ({ question, answer }) =>
        ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        }) satisfies QuestionNode,
    ),
  } satisfies WithContext<FAQPage>;
  return (
    <script
      type="application/ld+json"
      // JSON with its angle brackets escaped; a data block is not run.
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replace(/</g, '\\u003c') }}
    />
  );
}
