import { supportedVersions, unprovenSetting, versionSentences } from '@tern/service/supportedVersions';

/**
 * The file of a bundle that `node` is given. Any Node that knows modules can read it, so that an old one says in words
 * that it is too old, before it meets syntax that it does not know: nothing newer than ES5 besides `import()`.
 */
export function firstFile(main: string, platform: string): string {
  const { node } = supportedVersions;
  const found = "' + found + '";
  const loaded = `./${main}`;
  const sentences = versionSentences('Node', node);
  const [major, minor = 0] = node.oldest.split('.').map(Number);
  return `var found = process.versions.node;
var parts = found.split('.').map(Number);
var platform = process.platform + '-' + process.arch;
var problem = null;
if (parts[0] < ${major} || (parts[0] === ${major} && parts[1] < ${minor})) {
  problem = '${sentences.tooOld(found)}';
} else if (parts[0] > ${node.newest} && !/^(1|on|true|yes)$/i.test(process.env.${unprovenSetting} || '')) {
  problem = '${sentences.unproven(found)}';
} else if (platform !== '${platform}') {
  problem = 'This bundle was made for ${platform}, this is ' + platform + '. Make one here with pnpm bundle.';
}
if (problem) {
  console.error(problem);
  process.exitCode = 1;
} else {
  import('${loaded}').catch(function (error) {
    console.error('Tern cannot be loaded: ' + String(error && error.message).split('\\n')[0]);
    process.exitCode = 1;
  });
}
`;
}
