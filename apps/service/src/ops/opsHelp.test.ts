import { describe, expect, it } from 'vitest';
import { opsHelp, unknownCommand } from './opsHelp.ts';

const usage = `pnpm ops orders [ORDER]
pnpm ops campaigns [list]
pnpm ops campaigns start NAME
                   [--year N]
pnpm ops report [--csv]

Changes are only described until --yes is given.`;

describe('the help of the command line', () => {
  it('is of one command where one is named, with all its lines and what holds for all', () => {
    const help = opsHelp(usage, 'campaigns');
    expect(help).toBe(`pnpm ops campaigns [list]
pnpm ops campaigns start NAME
                   [--year N]

Changes are only described until --yes is given.`);
  });

  it('is of all commands where none is named', () => {
    expect(opsHelp(usage, undefined)).toBe(usage);
  });

  it('names the word that is no command in one line, and what may have been meant', () => {
    const { message } = unknownCommand(usage, 'order');
    expect(message).toContain('There is no command "order".');
    expect(message).toContain('orders');
    expect(message).not.toContain('\n');
    expect(() => opsHelp(usage, 'nonsense')).toThrow('There is no command "nonsense".');
  });
});
