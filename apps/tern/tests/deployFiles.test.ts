import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, globSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { freePort } from '@tern/testing/freePort';
import { DockerfileParser } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { Namespace } from 'kubernetes-models/v1/Namespace';
import { Service } from 'kubernetes-models/v1/Service';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { type OutsideWorld, openOutsideWorld } from './outsideWorld.ts';
import { imageMemory } from './startBundled.ts';

const folder = resolve(import.meta.dirname, '../deploy');
const text = (name: string) => readFileSync(join(folder, name), 'utf8');

const kinds = { ConfigMap, Deployment, Namespace, NetworkPolicy, PodDisruptionBudget, Service };
interface Manifest {
  kind: keyof typeof kinds;
  metadata: { name: string };
  spec: Record<string, never>;
}

const problemOf = (manifest: Manifest): string | null => {
  try {
    new kinds[manifest.kind](manifest as never).validate();
    return null;
  } catch (error) {
    return (error as Error).message;
  }
};

/** Every field of an object, as the path to it. */
function pathsIn(value: unknown, path: readonly (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const here = [...path, Array.isArray(value) ? Number(key) : key];
    return [here, ...pathsIn(inner, here)];
  });
}

const withNonsenseAt = (manifest: Manifest, path: readonly (string | number)[]): Manifest => {
  const copy = structuredClone(manifest);
  let at = copy as unknown as Record<string | number, unknown>;
  for (const key of path.slice(0, -1)) at = at[key] as typeof at;
  at[path.at(-1) as string] = [[[]]];
  return copy;
};

describe('kubernetes.yaml', () => {
  const documents = parseAllDocuments(text('kubernetes.yaml'));
  const manifests = documents.map((document) => document.toJS() as Manifest);
  const named = (kind: string) => manifests.filter((manifest) => manifest.kind === kind);

  it('is valid by the OpenAPI schemas of Kubernetes', () => {
    expect(documents.flatMap(({ errors }) => errors)).toEqual([]);
    expect(manifests.map(problemOf)).toEqual(manifests.map(() => null));
  });

  it('has no field that Kubernetes does not know', () => {
    // The schemas let unknown fields be: one is found by its taking anything.
    const unknown = manifests.flatMap((manifest) =>
      pathsIn(manifest)
        .filter((path) => problemOf(withNonsenseAt(manifest, path)) === null)
        .map((path) => `${manifest.kind} ${path.join('.')}`),
    );
    expect(unknown).toEqual([]);
    const [deployment] = named('Deployment') as [Manifest];
    expect(problemOf(withNonsenseAt(deployment, ['spec', 'replica']))).toBeNull();
  });

  it('names images by their digest', () => {
    const images = [...text('kubernetes.yaml').matchAll(/^ +image: (.+)$/gm)].map(([, image]) => image);
    expect(images).toHaveLength(2);
    for (const image of images) expect(image).toMatch(/^[^@:\s]+@sha256:[0-9a-f]{64}$/);
  });

  it('lets pods call only what their kind needs, and never the address of the machine', () => {
    interface Peer {
      podSelector?: { matchLabels: Record<string, string> };
      ipBlock?: { cidr: string; except?: string[] };
    }
    interface Policy {
      podSelector: { matchLabels: Record<string, string> };
      policyTypes: string[];
      egress: { to?: Peer[]; ports?: { port: number | string }[] }[];
    }
    const component = 'app.kubernetes.io/component';
    const policies = named('NetworkPolicy')
      .map(({ spec }) => spec as never as Policy)
      .filter(({ policyTypes }) => policyTypes.includes('Egress'));
    const rulesOf = (kind: string) =>
      policies
        .filter(({ podSelector }) => podSelector.matchLabels[component] === kind)
        .flatMap(({ egress }) => egress);
    const called = (kind: string) => rulesOf(kind).flatMap(({ ports = [] }) => ports.map(({ port }) => port));
    expect(called('edge')).toEqual(['http', 53, 53]);
    expect(called('service')).toEqual([53, 53, 443, 5432, 465, 587]);
    for (const kind of ['edge', 'service'])
      for (const { to, ports } of rulesOf(kind)) {
        // A rule without peers or ports would allow all of them.
        expect(to?.length).toBeGreaterThan(0);
        expect(ports?.length).toBeGreaterThan(0);
        for (const { podSelector, ipBlock } of to ?? [])
          if (!podSelector)
            expect(ipBlock?.except).toContain(ipBlock?.cidr === '::/0' ? 'fe80::/10' : '169.254.0.0/16');
      }
    expect(rulesOf('edge').flatMap(({ to = [] }) => to.filter(({ ipBlock }) => ipBlock))).toEqual([]);
  });

  it('keeps the pods of each kind apart, ready, and without privileges', () => {
    const pods = named('Deployment').map((manifest) => ({
      spec: (manifest.spec as never as { template: { spec: Record<string, unknown> } }).template.spec,
      labels: (manifest.spec as never as { template: { metadata: { labels: object } } }).template.metadata
        .labels,
      selector: (manifest.spec as never as { selector: { matchLabels: object } }).selector.matchLabels,
    }));
    expect(pods).toHaveLength(2);
    for (const { spec, labels, selector } of pods) {
      expect(labels).toEqual(selector);
      expect(spec.securityContext).toMatchObject({ runAsNonRoot: true });
      expect(spec.containers).toMatchObject([
        {
          readinessProbe: { httpGet: { path: '/readyz' } },
          livenessProbe: { httpGet: { path: '/healthz' } },
          securityContext: { readOnlyRootFilesystem: true, allowPrivilegeEscalation: false },
        },
      ]);
    }
    for (const kind of ['Service', 'PodDisruptionBudget']) {
      expect(named(kind).map(({ metadata }) => metadata.name)).toEqual(
        named('Deployment').map(({ metadata }) => metadata.name),
      );
    }
  });
});

describe('Dockerfile', () => {
  const file = DockerfileParser.parse(text('Dockerfile'));
  const last = file
    .getInstructions()
    .slice(file.getInstructions().findLastIndex((each) => each.getKeyword() === 'FROM'));
  const argumentsOf = (keyword: string) =>
    last.filter((each) => each.getKeyword() === keyword).map((each) => each.getArgumentsContent() ?? '');
  const settings = Object.fromEntries(
    (argumentsOf('ENV')[0] ?? '').split(' ').map((pair) => pair.split('=') as [string, string]),
  );

  it('has no fault', () => {
    expect(validate(text('Dockerfile'))).toEqual([]);
    expect(validate('FROM a\nRUNN b\n')).not.toEqual([]);
  });

  it('takes its base image as an argument, and each tool in one version', () => {
    for (const each of file.getFROMs()) expect(each.getImage()).toBe(['$', '{NODE_IMAGE}'].join(''));
    expect(text('Dockerfile').match(/^ARG .*$/gm)).toEqual(['ARG NODE_IMAGE=node:26-trixie-slim']);
    const versions = [...text('Dockerfile').matchAll(/pnpm@(\S+)/g)].map(([, version]) => version);
    expect(new Set(versions).size).toBe(1);
    expect(versions[0]).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it('builds apart from what it ships, which is the bundle alone', () => {
    expect(file.getFROMs()).toHaveLength(2);
    expect(last.filter((each) => each.getKeyword() === 'COPY').map((each) => each.getTextContent())).toEqual([
      'COPY --from=build /opt/tern /opt/tern',
    ]);
    expect(argumentsOf('RUN')).toEqual([]);
    expect(argumentsOf('USER')[0]).toMatch(/^[1-9]\d*:[1-9]\d*$/);
  });

  describe('the program it starts', () => {
    let outside: OutsideWorld;
    beforeAll(async () => {
      outside = await openOutsideWorld('http://127.0.0.1:1');
    });
    afterAll(() => outside?.close());

    it('runs with its settings as an unprivileged user, writes nothing, and is healthy', async () => {
      const bundle = inject('bundle');
      const port = String(await freePort());
      const asRoot = process.getuid?.() === 0;
      const [user, group] = (argumentsOf('USER')[0] ?? '').split(':').map(Number);
      const [program = '', ...rest] = JSON.parse(argumentsOf('CMD')[0] ?? '[]') as string[];
      expect(program).toBe('node');
      chmodSync(resolve(bundle, '..'), 0o755);
      const before = listing(bundle);
      const env = { PATH: '/usr/bin:/bin', ...settings, ...outside.settings, PORT: port };
      const child = spawn(process.execPath, rest, {
        cwd: bundle,
        env,
        stdio: ['ignore', 'pipe', 'inherit'],
        ...(asRoot ? { uid: user, gid: group } : {}),
      });
      const ended = new Promise((done) => child.once('exit', done));
      await new Promise<void>((ready, failed) => {
        child.stdout?.on('data', (data: Buffer) => {
          if (data.toString().includes('Tern is ready')) ready();
        });
        child.once('exit', (code) => failed(new Error(`ended with ${code}`)));
      });
      try {
        expect((await fetch(`http://127.0.0.1:${port}/de/pricing`)).status).toBe(200);
        const [check] = argumentsOf('HEALTHCHECK');
        const [, ...words] = JSON.parse(check?.slice(check.indexOf('CMD') + 4) ?? '[]') as string[];
        execFileSync(process.execPath, words, { env });
        expect(() => execFileSync(process.execPath, words, { env: { ...env, PORT: '1' } })).toThrow();
        expect(listing(bundle)).toEqual(before);
      } finally {
        child.kill('SIGTERM');
      }
      expect(await ended).toBe(0);
    });
  });
});

/** Every file with its size and time. */
const listing = (of: string) =>
  globSync('**/*', { cwd: of }).map((name) => {
    const { size, mtimeMs } = statSync(join(of, name));
    return `${name} ${size} ${mtimeMs}`;
  });

describe('tern@.service', () => {
  it('gives Node and its allocator the settings of the image', () => {
    expect(Object.keys(imageMemory)).toHaveLength(4);
    const said = Object.entries(imageMemory).map(([name, value]) => `${name}=${value}`);
    expect(text('tern@.service')).toContain(`Environment=${said.join(' ')}\n`);
  });

  it('names programs of the bundle and settings that exist', () => {
    const unit = text('tern@.service');
    const programs = [...unit.matchAll(/tern@(\w+)\.service/g)].map(([, name]) => name);
    expect(programs).toEqual(['tern', 'service']);
    for (const name of programs) {
      expect(statSync(join(inject('bundle'), `${name}.mjs`)).isFile()).toBe(true);
    }
  });
});
