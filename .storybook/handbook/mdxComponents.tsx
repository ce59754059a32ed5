import { cx } from '@tern/ui';
import type { ComponentProps } from 'react';
import { Accessibility, KeyTable } from './Accessibility.tsx';
import { AllStates } from './AllStates.tsx';
import { Anatomy } from './Anatomy.tsx';
import { Changelog } from './Changelog.tsx';
import { ComponentPage, Status } from './ComponentPage.tsx';
import { Example, Stage } from './Example.tsx';
import { Gallery } from './Gallery.tsx';
import { AvoidWhen, Do, DoDont, Dont, UseWhen, When } from './guidance.tsx';
import { H2 } from './H2.tsx';
import { IconList } from './IconList.tsx';
import { Props } from './Props.tsx';
import * as prose from './prose.css.ts';
import * as tables from './tables.css.ts';

const H1 = (props: ComponentProps<'h1'>) => <h1 {...props} className={prose.title} />;
const H3 = (props: ComponentProps<'h3'>) => <h3 {...props} className={prose.h3} />;
const P = (props: ComponentProps<'p'>) => <p {...props} className={prose.p} />;
const Strong = (props: ComponentProps<'strong'>) => <strong {...props} className={prose.strong} />;
const Ul = (props: ComponentProps<'ul'>) => <ul {...props} className={prose.bullets} />;
const Ol = (props: ComponentProps<'ol'>) => <ol {...props} className={prose.numbers} />;
const Li = (props: ComponentProps<'li'>) => <li {...props} className={prose.item} />;
const Code = (props: ComponentProps<'code'>) => <code {...props} className={prose.code} />;
const Pre = ({ children }: ComponentProps<'pre'>) => {
  // Fenced code: the text without the look of code in a line.
  const inner = children as { props?: { children?: string } } | undefined;
  return <pre className={prose.block}>{inner?.props?.children ?? children}</pre>;
};
const Table = (props: ComponentProps<'table'>) => (
  <div className={tables.tableFrame}>
    <table {...props} className={cx(tables.table)} />
  </div>
);
/** `?path=…` opens another page of the workbench. */
const A = ({ href = '', ...props }: ComponentProps<'a'>) => (
  <a {...props} href={href} className={prose.link} {...(href.startsWith('#') ? {} : { target: '_top' })} />
);

/** Components that handbook pages use without an import. */
export const mdxComponents = {
  h1: H1,
  h2: H2,
  h3: H3,
  p: P,
  strong: Strong,
  ul: Ul,
  ol: Ol,
  li: Li,
  a: A,
  code: Code,
  pre: Pre,
  table: Table,
  Accessibility,
  AllStates,
  Anatomy,
  AvoidWhen,
  Changelog,
  ComponentPage,
  Do,
  DoDont,
  Dont,
  Example,
  Gallery,
  IconList,
  KeyTable,
  Props,
  Stage,
  Status,
  UseWhen,
  When,
};
