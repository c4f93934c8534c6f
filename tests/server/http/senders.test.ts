import { describe, expect, test } from 'vitest';
import { accountPaths } from '../../../src/protocol/paths.ts';
import { startServer } from '../../support/server.ts';

const once = { times: 1, seconds: 3600 };

/** What each sender in turn is answered where one call is all that a sender has: 400 for a dead link, or 429. */
const answersTo = async (senders: readonly string[], trusted = 'true') => {
  const { call } = await startServer({ env: { TRUST_PROXY: trusted }, limits: { linkBySender: once } });
  const statuses = [];
  for (const sender of senders) {
    const body = { uid: 'nobody', token: 'dead' };
    const headers = { 'x-forwarded-for': sender };
    statuses.push((await call('POST', accountPaths.resetCheck, { body, headers })).status);
  }
  return statuses;
};

describe('with a trusted proxy', () => {
  test.each([
    ['an IPv4 address with a port', ['192.0.2.1', '192.0.2.1:5000', '192.0.2.1:5001', '[192.0.2.1]:80']],
    ['one that is mapped into IPv6', ['192.0.2.1', '::ffff:192.0.2.1', '::FFFF:c000:201', '[::ffff:c000:0201]:443']],
    ['an IPv6 address in another spelling', ['2001:db8::1', '2001:DB8:0:0::1', '[2001:db8::1]:443', '[2001:db8::1]']],
    ['the addresses of an IPv6 /64', ['2001:db8:0:7::1', '2001:db8:0:7:ffff::2', '2001:db8::7:1:2:3:4']],
    ['the last of several', ['192.0.2.1', '198.51.100.7, 192.0.2.1', '198.51.100.8,192.0.2.1:80']],
    ['the proxy itself, for garbage', ['unknown', '', '12', '192.0.2.300', '192.0.2.1:', '::1::', '127.0.0.1']],
  ])('%s is one sender [SA-3]', async (_what, [first = '', ...others]) => {
    expect(await answersTo([first, ...others])).toEqual([400, ...others.map(() => 429)]);
  });

  test('other addresses and other IPv6 networks are other senders [SA-3]', async () => {
    const others = ['192.0.2.1', '192.0.2.2', '2001:db8:0:7::1', '2001:db8:0:8::1', '2001:db8:1:7::1', '::1'];
    expect(await answersTo(others)).toEqual(others.map(() => 400));
  });
});

test('without a trusted proxy, nobody can choose their sender [SA-3]', async () => {
  expect(await answersTo(['192.0.2.1', '192.0.2.2', '2001:db8::1'], 'false')).toEqual([400, 429, 429]);
});
