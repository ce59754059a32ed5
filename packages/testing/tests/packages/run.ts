import { execFile } from 'node:child_process';

/** Runs a command as on a third party's machine, without this run's settings. Returns its output. */
export function run(command: string, args: readonly string[], cwd: string): Promise<string> {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) =>
        !/^(npm_(?!config_(registry|cafile|userconfig|cache))|pnpm_|vitest|node_env$|node_options$|vite_)/i.test(
          name,
        ),
    ),
  );
  return new Promise((resolve, reject) => {
    execFile(command, args, { cwd, env, maxBuffer: 64 * 2 ** 20 }, (error, stdout, stderr) => {
      if (error)
        reject(
          new Error(`${command} ${args.join(' ')} failed.\n${stdout.slice(-6000)}${stderr.slice(-6000)}`),
        );
      else resolve(stdout);
    });
  });
}
