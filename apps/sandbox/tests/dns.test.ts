import { Resolver } from 'node:dns/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { answerQuestion, readQuestion } from '../src/dns/message.ts';
import { type DnsServer, startDns } from '../src/dns/startDns.ts';

const zone = 'dns.tern.test';
let server: DnsServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

function resolver(port: number): Resolver {
  const made = new Resolver({ timeout: 15_000, tries: 1 });
  made.setServers([`127.0.0.1:${port}`]);
  return made;
}

describe('the name server of the zone', () => {
  it('has no record for any name, and remembers who asked', async () => {
    let time = 0;
    server = await startDns({ port: 0 }, zone, () => time);
    const asked = resolver(server.port);
    await expect(asked.resolve4(`1.Token7.${zone}`)).rejects.toMatchObject({ code: 'ENODATA' });
    await expect(asked.resolve6(`2.token7.${zone}`)).rejects.toMatchObject({ code: 'ENODATA' });
    await expect(asked.resolve4(`1.other.${zone}`)).rejects.toMatchObject({ code: 'ENODATA' });
    expect(server.lookupsOf('token7')).toMatchObject([
      { resolver: '127.0.0.1', name: `1.token7.${zone}` },
      { resolver: '127.0.0.1', name: `2.token7.${zone}` },
    ]);
    expect(server.lookupsOf('oken7')).toEqual([]);
    time = 11 * 60_000;
    await asked.resolve4(`1.late.${zone}`).catch(() => {});
    expect(server.lookupsOf('token7')).toEqual([]);
  });

  it('says who it is, and refuses other zones', async () => {
    server = await startDns({ port: 0 }, zone, () => 0);
    const asked = resolver(server.port);
    expect(await asked.resolveNs(zone)).toEqual([`ns.${zone}`]);
    expect(await asked.resolveSoa(zone)).toMatchObject({ nsname: `ns.${zone}`, minttl: 0 });
    await expect(asked.resolve4('example.com')).rejects.toMatchObject({ code: 'EREFUSED' });
  });
});

describe('a message', () => {
  const query = Buffer.from('123401000001000000000000034142430464656d6f0000010001', 'hex');

  it('keeps the spelling of the question', () => {
    const question = readQuestion(query);
    expect(question).toMatchObject({ id: 0x1234, name: 'abc.demo', type: 1 });
    expect(answerQuestion(question as never, 'demo').toString('latin1')).toContain('ABC');
  });

  it.each([
    ['empty', ''],
    ['an answer', '123481000001000000000000034142430464656d6f0000010001'],
    ['cut off', '1234010000010000000000000341424304646500'],
    ['a pointer', '123401000001000000000000c00c00010001'],
    ['two questions', '123401000002000000000000034142430464656d6f0000010001'],
  ])('that is %s is dropped', (_what, hex) => {
    expect(readQuestion(Buffer.from(hex, 'hex'))).toBeNull();
  });
});
