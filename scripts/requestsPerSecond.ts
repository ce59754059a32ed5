import { spawn } from 'node:child_process';

/** Requests per second of one address, as one keep-alive client process with 32 connections sees them. */
export function requestsPerSecond(url: string, seconds: number, cookie?: string): Promise<number> {
  return new Promise((done, failed) => {
    const headers = ['Accept-Encoding: br', ...(cookie ? [`Cookie: ${cookie}`] : [])];
    const child = spawn('wrk', [
      '-t1',
      '-c32',
      `-d${seconds}s`,
      ...headers.flatMap((header) => ['-H', header]),
      url,
    ]);
    let output = '';
    child.stdout.on('data', (data) => {
      output += data;
    });
    child.on('error', failed);
    child.on('close', () => {
      const rate = /Requests\/sec:\s+([\d.]+)/.exec(output)?.[1];
      if (!rate || /Non-2xx/.test(output)) failed(new Error(`wrk on ${url}:\n${output}`));
      else done(Number(rate));
    });
  });
}
