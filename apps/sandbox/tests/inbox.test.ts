import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { createSandbox } from '../src/createSandbox.ts';

/** Speaks just enough SMTP to hand over one mail. */
function sendMail(port: number, to: string, message: string): Promise<void> {
  const steps = [
    'HELO test',
    'MAIL FROM:<hello@tern.example>',
    `RCPT TO:<${to}>`,
    'DATA',
    `${message}\r\n.`,
    'QUIT',
  ];
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('data', (data) => {
      if (/^[45]/.test(String(data))) reject(new Error(String(data)));
      const step = steps.shift();
      if (step) socket.write(`${step}\r\n`);
    });
    socket.on('close', () => resolve());
    socket.on('error', reject);
  });
}

test('mails come in by SMTP and are found by address', async () => {
  const sandbox = await createSandbox({
    port: 0,
    stateFile: null,
    webhookOrigin: 'http://127.0.0.1:1',
  });
  try {
    await sendMail(
      sandbox.smtpPort,
      'Marta@example.com',
      'Subject: =?utf-8?B?UmXDp3U=?=\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nHello <b>Marta</b>',
    );
    const base = `http://127.0.0.1:${sandbox.port}`;
    const mails = (await (await fetch(`${base}/inbox.json?to=marta@example.com`)).json()) as {
      id: number;
      subject: string;
    }[];
    expect(mails.map((mail) => mail.subject)).toEqual(['Reçu']);
    expect(await (await fetch(`${base}/inbox.json?to=other@example.com`)).json()).toEqual([]);
    expect(await (await fetch(`${base}/inbox`)).text()).toContain('Reçu');
    expect(await (await fetch(`${base}/inbox/${mails[0]?.id}`)).text()).toContain(
      'Hello &lt;b&gt;Marta&lt;/b&gt;',
    );
    expect((await fetch(`${base}/inbox/99`)).status).toBe(404);
  } finally {
    await sandbox.close();
  }
});
