import { Ltr } from '@tern/ui';

/** An email address. Where there is no room, its line ends at the @. */
export function EmailText({ email }: { email: string }) {
  const at = email.lastIndexOf('@') + 1;
  return (
    <Ltr>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </Ltr>
  );
}
