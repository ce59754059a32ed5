/** An address as other people may see it: the first letter and the domain, `m•••@mail.example`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email.trim();
  return at < 1 ? '•••' : `${first}•••${email.slice(at).trim()}`;
}
