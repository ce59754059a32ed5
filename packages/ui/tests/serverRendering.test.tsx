import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import {
  Button,
  Checkbox,
  CheckGlyph,
  Dialog,
  Drawer,
  ErrorSummary,
  Icon,
  IconButton,
  Link,
  LinkProvider,
  Logo,
  Ltr,
  Notice,
  PasswordField,
  RadioGroup,
  Select,
  SkipLink,
  TextField,
  ToastProvider,
  VisuallyHidden,
  XGlyph,
} from '../src/index.ts';

const noop = () => {};
const everything = (
  <ToastProvider label="Notifications" dismissLabel="Close">
    <SkipLink href="#main">Skip</SkipLink>
    <Logo name="Tern" href="/" />
    <Icon glyph={CheckGlyph} label="Yes" directional />
    <Link href="/pricing" variant="arrow">
      Pricing
    </Link>
    <Link href="https://example.com/" external externalLabel="new tab">
      Elsewhere
    </Link>
    <Ltr>$3.75</Ltr>
    <VisuallyHidden>Heard</VisuallyHidden>
    <Button busy>Busy</Button>
    <Button href="/pricing" disabled>
      Off
    </Button>
    <IconButton glyph={XGlyph} label="Close" />
    <TextField label="Email" type="email" error="Wrong" hint="Hint" iconStart={CheckGlyph} />
    <PasswordField
      label="Password"
      showLabel="Show"
      hideLabel="Hide"
      metLabel="met"
      unmetLabel="not met"
      rules={[{ text: 'A symbol', met: false }]}
    />
    <Checkbox label="Keep" error="Needed" />
    <RadioGroup
      legend="Method"
      name="method"
      value="a"
      onChange={noop}
      variant="card"
      options={[{ value: 'a', label: 'A', note: 'Note', icon: CheckGlyph }]}
    />
    <Select label="Country" defaultValue="JP" options={[{ value: 'JP', label: 'Japan' }]} ok="Fine" />
    <ErrorSummary title="To correct" errors={[{ fieldId: 'x', message: 'Wrong' }]} />
    <Notice tone="danger" title="Title" onDismiss={noop} dismissLabel="Close">
      Text
    </Notice>
    <Dialog open onOpenChange={noop} title="Title" closeLabel="Close" />
    <Drawer open onOpenChange={noop} title="Title" closeLabel="Close">
      Content
    </Drawer>
  </ToastProvider>
);

test('actions, forms and feedback render on the server without style attributes', () => {
  const html = renderToString(everything);
  expect(html).toContain('aria-busy="true"');
  expect(html).toContain('aria-invalid="true"');
  expect(html).not.toMatch(/\sstyle=/);
});

test('every id of a description exists, once', () => {
  const html = renderToString(everything);
  const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const named = [...html.matchAll(/aria-(?:describedby|labelledby|controls)="([^"]+)"/g)].flatMap(
    ([, list]) => (list as string).split(' '),
  );
  expect(named.length).toBeGreaterThan(8);
  for (const id of named) expect(ids).toContain(id);
});

test('links and link buttons are drawn by the component of the application', () => {
  const html = renderToString(
    <LinkProvider component={({ href, ...anchor }) => <a {...anchor} href={`/de${href}`} />}>
      <Link href="/pricing">Preise</Link>
      <Button href="/pricing">Preise</Button>
      <IconButton href="/pricing" glyph={CheckGlyph} label="Preise" />
      <Logo name="Tern" href="/pricing" />
      <Link href="https://example.com/" external>
        Anderswo
      </Link>
    </LinkProvider>,
  );
  expect(html.match(/href="\/de\/pricing"/g)).toHaveLength(4);
  expect(html).toContain('href="https://example.com/"');
});
