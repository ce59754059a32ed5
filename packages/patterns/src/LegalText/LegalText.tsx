import {
  directionOf,
  type Language,
  type LegalPart,
  type LegalText as LegalTextFacts,
  legalPartsIn,
} from '@tern/domain';
import { DescriptionList, Prose, Stack, Text } from '@tern/ui';
import { Fragment } from 'react';
import { useIntl } from 'react-intl';

/** So many headings are a list beside the text. */
const listed = 4;

export interface LegalTextProps {
  text: LegalTextFacts;
  /** Heads the list of the headings of a long text. */
  contentsLabel: string;
}

/** A legal text of the operator in the language of the page, else in English, else in any, and marked as such. */
export function LegalText({ text, contentsLabel }: LegalTextProps) {
  const page = useIntl().locale as Language;
  const { parts, language } = legalPartsIn(text, page);
  const own = language === page;
  return (
    <div {...(!own && { lang: language, dir: directionOf(language) })}>
      <Prose
        // Its label is in the language of the page.
        {...(own && parts.length >= listed && { contentsLabel })}
        sections={parts.map((part, index) => ({
          id: `section-${index + 1}`,
          title: part.title,
          children: <Part {...part} />,
        }))}
      />
    </div>
  );
}

function Part({ text, facts }: LegalPart) {
  return (
    <Stack gap={4}>
      {text?.split(/\n{2,}/).map((paragraph, index) => (
        <Text key={index}>
          <Lines text={paragraph} />
        </Text>
      ))}
      {facts ? (
        <DescriptionList
          stacked
          items={facts.map(([term, value]) => ({ term, value: <Lines text={value} /> }))}
        />
      ) : null}
    </Stack>
  );
}

/** Addresses and forms: their lines stay as they are. */
function Lines({ text }: { text: string }) {
  return text.split('\n').map((line, index) => (
    <Fragment key={index}>
      {index > 0 ? <br /> : null}
      <span>{line}</span>
    </Fragment>
  ));
}
