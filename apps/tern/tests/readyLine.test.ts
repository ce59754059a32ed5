import { expect, it } from 'vitest';
import { readyLine } from '../src/readyLine.ts';

it.each([
  [{}, 'Tern is ready at http://localhost:3000'],
  [{ TLS_CERT: '/cert.pem' }, 'Tern is ready at https://localhost:3000'],
  [{ PUBLIC_ORIGIN: 'http://localhost:3000/' }, 'Tern is ready at http://localhost:3000'],
  [
    { PUBLIC_ORIGIN: 'https://tern.example/' },
    'Tern is ready at http://localhost:3000, for visitors at https://tern.example',
  ],
])('the last line of a start says where visitors reach it: %j', (settings, line) => {
  expect(readyLine(settings, 3000)).toBe(line);
});
