import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { parse } from 'yaml';
import { builtServer } from '../../support/server/built.ts';
import { readSettings, settingNames } from '../../../server/settings.ts';
import { textOf, top } from '../house/project.ts';

const service = v.object({
  image: v.string(),
  init: v.optional(v.boolean()),
  environment: v.optional(v.record(v.string(), v.string()), {}),
  healthcheck: v.object({ test: v.array(v.string()) }),
  restart: v.literal('unless-stopped'),
  volumes: v.optional(v.array(v.string()), []),
  depends_on: v.optional(v.record(v.string(), v.object({ condition: v.literal('service_healthy') })), {}),
  build: v.optional(v.object({ context: v.literal('.'), dockerfile: v.string() })),
});
const composeText = textOf('compose.yaml');
const { services } = v.parse(
  v.object({ services: v.record(v.string(), service) }),
  parse(composeText, { merge: true }),
);
const servers = Object.entries(services).filter(([, { image }]) => image === 'lottery-board');
const names = (role: string) =>
  servers.filter(([, { environment }]) => environment['ROLE'] === role).map(([name]) => name);

const known = new Set(settingNames);
const unknown = (given: readonly string[]) => given.filter((name) => !known.has(name));

describe('compose.yaml [SV-1]', () => {
  test('has two apis and two workers from one image, a database and a proxy', () => {
    expect(names('api')).toEqual(['api-1', 'api-2']);
    expect(names('worker')).toEqual(['worker-1', 'worker-2']);
    expect(Object.keys(services)).toEqual(['api-1', 'api-2', 'worker-1', 'worker-2', 'postgres', 'proxy']);
    expect(Object.entries(services).flatMap(([name, { build }]) => (build === undefined ? [] : [name]))).toEqual([
      'api-1',
    ]);
  });

  test('builds on Debian only, and every container has a health check', () => {
    const bases = textOf(services['api-1']?.build?.dockerfile ?? '').match(/(?<=^FROM )\S+/gm) ?? [];
    const others = Object.values(services).flatMap(({ image }) => (image === 'lottery-board' ? [] : [image]));
    expect([...bases, ...others].filter((image) => !/^[a-z]+:[\d.]+-bookworm(?:-slim)?$/.test(image))).toEqual([]);
    expect(Object.values(services).map(({ healthcheck }) => healthcheck.test[0])).toEqual(Array(6).fill('CMD'));
  });

  test('starts each server once the database is healthy, with known and valid settings', () => {
    const values: Record<string, string> = {
      PUBLIC_URL: 'https://a.example',
      SMTP_URL: 'smtps://b.example',
      MAIL_FROM: 'board@c.example',
    };
    const filled = (text: string) =>
      text.replace(/\$\{(\w+):\?[^}]*\}/g, (_, name: string) => values[name] ?? 'abcdefghij'.repeat(4));
    for (const [, { environment, depends_on, init }] of servers) {
      expect(init).toBe(true);
      expect(Object.keys(depends_on)).toEqual(['postgres']);
      expect(unknown(Object.keys(environment))).toEqual([]);
      const given = Object.entries(environment).map(([name, value]) => [name, filled(value)] as const);
      expect(readSettings(Object.fromEntries(given))).toMatchObject({ trustProxy: true, host: '0.0.0.0', port: 3000 });
      expect(environment['SHUTDOWN_DELAY']).toBe('5');
    }
  });

  test('takes every secret from the environment, and example.env has them all', () => {
    const asked = new Set([...composeText.matchAll(/\$\{(\w+)/g)].map(([, name]) => name));
    const example = [...textOf('deploy/example.env').matchAll(/^(\w+)=/gm)].map(([, name]) => name);
    expect(example.toSorted()).toEqual([...asked].toSorted());
    expect(composeText.match(/\$\{\w+(?!\w|:\?)/g)).toBeNull();
  });

  test('has a proxy that uses each api, passes on the sender and keeps metrics private', () => {
    const proxy = textOf('deploy/nginx.conf');
    const upstream = [...proxy.matchAll(/^ {2}server ([\w-]+):(\d+)/gm)].map(([, host, port]) => `${host}:${port}`);
    expect(upstream).toEqual(names('api').map((name) => `${name}:${services[name]?.environment['PORT']}`));
    expect(Object.keys(services['proxy']?.depends_on ?? {})).toEqual(names('api'));
    expect(proxy).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
    expect(proxy).toContain('proxy_set_header X-Request-Id $request_id;');
    expect(proxy.match(/^ {2}server [\w-]+:3000 resolve /gm)).toHaveLength(2);
    expect(proxy).toMatch(/resolver 127\.0\.0\.11 valid=\ds;\s+zone api /);
    expect(proxy).toContain('proxy_next_upstream error timeout;');
    expect(proxy).toMatch(/access_log \/dev\/stdout requests;\s+error_log \/dev\/stderr crit;/);
    expect(proxy).toMatch(/location = \/metrics \{\s+return 404;/);
    expect(proxy.match(/\{/g)).toHaveLength(proxy.match(/\}/g)?.length ?? 0);
    const files = services['proxy']?.volumes.map((volume) => volume.split(':')[0] ?? '') ?? [];
    expect(files.filter((file) => file.startsWith('./') && !existsSync(join(top, file)))).toEqual([]);
  });
});

describe('the systemd unit [SV-1]', () => {
  const unit = textOf('deploy/lottery-board.service');

  test('starts the built server with known settings, in a folder of its own', () => {
    expect(unit).toContain(`ExecStart=/usr/bin/node --enable-source-maps ${relative(top, builtServer)}\n`);
    const set = [...unit.matchAll(/^Environment=(\w+)=/gm)].map(([, name = '']) => name);
    expect(unknown(set.filter((name) => name !== 'NODE_ENV'))).toEqual([]);
    expect(unit).toMatch(/^StateDirectoryMode=0700$/m);
  });

  test('is valid, for systemd too where it is installed', () => {
    const lines = unit.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    expect(lines.filter((line) => !/^\[\w+\]$|^[A-Z]\w+=/.test(line))).toEqual([]);
    const analyzer = '/usr/bin/systemd-analyze';
    const hasNode = existsSync('/usr/bin/node');
    const said =
      existsSync(analyzer) && hasNode
        ? execFileSync(analyzer, ['verify', join(top, 'deploy/lottery-board.service')], {
            encoding: 'utf8',
            stdio: 'pipe',
          })
        : '';
    expect(said).toBe('');
  });
});

test('docs/settings.md has a row for each setting, and for no other [SV-1]', () => {
  const table = textOf('docs/settings.md');
  const rows = [...table.matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name]) => name);
  expect(rows.toSorted()).toEqual([...known].toSorted());
});
