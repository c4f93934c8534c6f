import { describe, expect, test } from 'vitest';
import { OperatorError } from '../../../server/redaction.ts';
import { readSettings } from '../../../server/settings.ts';
import { startNode } from '../../support/server/process.ts';

describe('settings', () => {
  test('each has a working default, and the shutdown delay is in seconds [SV-1]', () => {
    expect(readSettings({ PORT: ' ' })).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      dataDir: './data',
      databaseUrl: undefined,
      role: 'all',
      shutdownDelay: 0,
      drawSources: 'auto',
      helpline: '1-800-MY-RESET',
      securityContact: 'mailto:board@localhost',
    });
    expect(readSettings({ SHUTDOWN_DELAY: '600' }).shutdownDelay).toBe(600_000);
    expect(readSettings({ MAIL_FROM: 'a@example.org' }).securityContact).toBe('mailto:a@example.org');
    expect(readSettings({ PUBLIC_URL: 'HTTPS://Board.example.org:443/' }).publicUrl).toBe('https://board.example.org');
    expect(readSettings({ NY_LOTTERY_URL: 'http://localhost:8000/' }).nyLotteryUrl).toBe('http://localhost:8000');
  });

  test.each([
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['PUBLIC_URL', 'board.example.org'],
    ['PUBLIC_URL', 'https://board.example.org/board'],
    ['PUBLIC_URL', 'https://board.example.org?lang=en'],
    ['PUBLIC_URL', 'https://board.example.org/#top'],
    ['PUBLIC_URL', 'https://user:password@board.example.org'],
    ['DATABASE_URL', 'mysql://localhost'],
    ['DATABASE_URL', 'postgres:x'],
    ['DATABASE_URL', 'postgres:u:p@db/x'],
    ['DATABASE_URL', 'postgres:///x'],
    ['SMTP_URL', 'localhost:25'],
    ['SMTP_URL', 'smtp://'],
    ['SMTP_URL', 'smtp:mail.example.org'],
    ['MAIL_FROM', 'Board <b@c>, Other <d@e>'],
    ['MAIL_FROM', 'Board: Lottery <b@e.org>'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'Lottery Board <nobody>'],
    ['MAIL_FROM', 'Lottery Board board@example.org'],
    ['SECURITY_CONTACT', 'security@example.org'],
    ['ROLE', 'everything'],
    ['DATABASE_URL', 'postgres://board:p#s@localhost/board'],
    ['TOKEN_SECRET', 'short'],
    ['TOKEN_SECRET', 'abcdefghi'.repeat(4)],
    ['METRICS_TOKEN', 'm'.repeat(32)],
    ['DRAW_SOURCES', 'on'],
    ['NY_OPEN_DATA_URL', 'ftp://data.ny.gov'],
    ['NY_OPEN_DATA_URL', 'http://data.ny.gov'],
    ['TEXAS_LOTTERY_URL', 'http://www.texaslottery.com'],
    ['MEGA_MILLIONS_URL', 'http://127.0.0.1.example.org'],
    ['NY_LOTTERY_URL', 'https:'],
    ['TRUST_PROXY', 'maybe'],
    ['LOG_LEVEL', 'loud'],
    ['CLOCK_START', 'yesterday'],
    ['SHUTDOWN_DELAY', '601'],
    ['SHUTDOWN_DELAY', '5s'],
    ['AUTHORIZATION_HEADER', 'a header'],
  ])('an invalid %s is refused with one line that names it: %s [SV-1, SA-9]', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name} [^\\n]+$`));
    expect(() => readSettings({ [name]: value })).toThrow(OperatorError);
  });

  test('that contradict each other are refused [SV-1, SV-4]', () => {
    const database = { DATABASE_URL: 'postgres://localhost/board', TOKEN_SECRET: 'abcdefghij'.repeat(4) };
    expect(readSettings({ ...database, ROLE: 'worker' }).role).toBe('worker');
    expect(() => readSettings({ DATABASE_URL: database.DATABASE_URL })).toThrow(
      'TOKEN_SECRET must be given with DATABASE_URL',
    );
    expect(() => readSettings({ ...database, CLOCK_START: '2026-11-20T23:00:00Z' })).toThrow(
      'CLOCK_START is refused with DATABASE_URL',
    );
    expect(() => readSettings({ ROLE: 'api' })).toThrow('ROLE=api needs DATABASE_URL');
  });

  test('that are invalid end the development server, too, with one line [SV-1]', async () => {
    const env = { PATH: process.env['PATH'], NODE_ENV: 'development', DRAW_SOURCES: 'on' };
    const err = 'DRAW_SOURCES must be one of auto, sample, off\n';
    expect(await startNode(['node_modules/vite/bin/vite.js'], env).ended).toEqual({ code: 1, out: '', err });
  });
});
