import { HomePart, OnOff } from '@tern/patterns';
import { ComparisonTable, FeatureGrid, StepList, TopicPicture } from '@tern/ui';
import { Block } from '../../content/Block.tsx';
import { contentPageMessages as shared } from '../../content/contentPage.messages.ts';
import { End } from '../../content/End.tsx';
import { Intro } from '../../content/Intro.tsx';
import { Questions } from '../../content/Questions.tsx';
import { useWords } from '../../content/useWords.ts';
import { whatIsVpnPageMessages as m } from './whatIsVpnPage.messages.ts';

/** An explanation of a VPN: what it is, does and does not do (spec section 2). */
export function WhatIsVpnPage() {
  const words = useWords();
  return (
    <>
      <Intro
        title={words(m.title)}
        lead={words(m.lead)}
        picture={<TopicPicture name="tunnel" />}
        actions="trial"
      />
      <HomePart name="onOff">
        <OnOff />
      </HomePart>
      <Block beside title={words(m.howTitle)}>
        <StepList
          steps={[
            { title: words(m.how1Title), text: words(m.how1Text) },
            { title: words(m.how2Title), text: words(m.how2Text) },
            { title: words(m.how3Title), text: words(m.how3Text) },
            { title: words(m.how4Title), text: words(m.how4Text) },
          ]}
        />
      </Block>
      <Block title={words(m.doesTitle)} ground="alt">
        <FeatureGrid
          items={[
            { title: words(m.does1Title), text: words(m.does1Text) },
            { title: words(m.does2Title), text: words(m.does2Text) },
            { title: words(m.does3Title), text: words(m.does3Text) },
          ]}
        />
      </Block>
      <Block title={words(m.notTitle)}>
        <FeatureGrid
          columns={2}
          items={[
            { title: words(m.not1Title), text: words(m.not1Text) },
            { title: words(m.not2Title), text: words(m.not2Text) },
            { title: words(m.not3Title), text: words(m.not3Text) },
            { title: words(m.not4Title), text: words(m.not4Text) },
          ]}
        />
      </Block>
      <Block title={words(m.tableTitle)}>
        <ComparisonTable
          caption={words(m.tableCaption)}
          rowLabel={words(m.tableRow)}
          columns={[words(m.tableVpn), words(m.tableProxy), words(m.tableNone)]}
          yesLabel={words(shared.yes)}
          noLabel={words(shared.no)}
          rows={[
            { label: words(m.row1), cells: [true, words(m.partly), false] },
            { label: words(m.row2), cells: [true, words(m.partly), false] },
            { label: words(m.row3), cells: [true, false, false] },
            { label: words(m.row4), cells: [false, false, true] },
          ]}
        />
      </Block>
      <Questions
        items={[
          { id: 'question-1', question: words(m.q1), answer: words(m.a1) },
          { id: 'question-2', question: words(m.q2), answer: words(m.a2) },
          { id: 'question-3', question: words(m.q3), answer: words(m.a3) },
          { id: 'question-4', question: words(m.q4), answer: words(m.a4) },
          { id: 'question-5', question: words(m.q5), answer: words(m.a5) },
        ]}
      />
      <End />
    </>
  );
}
