import { PGlite } from '@electric-sql/pglite';
import { UnusableDatabase } from './outages.ts';

/**
 * PGlite that stays stopped once it has stopped. PostgreSQL panics when it cannot write its log, as on a full disk, and
 * its process ends; PGlite has no process, and would run in circles at the next statement, for ever and on our thread.
 */
export class StoppingPGlite extends PGlite {
  #stopped: UnusableDatabase | undefined;

  override execProtocolRawSync(...[message]: Parameters<PGlite['execProtocolRawSync']>): Uint8Array {
    if (this.#stopped !== undefined) throw this.#stopped;
    return super.execProtocolRawSync(message);
  }

  override execProtocol(...request: Parameters<PGlite['execProtocol']>): ReturnType<PGlite['execProtocol']> {
    return super.execProtocol(...request).catch((error: unknown) => this.#noticePanic(error));
  }

  override execProtocolStream(
    ...request: Parameters<PGlite['execProtocolStream']>
  ): ReturnType<PGlite['execProtocolStream']> {
    return super.execProtocolStream(...request).catch((error: unknown) => this.#noticePanic(error));
  }

  #noticePanic(error: unknown): never {
    if (error instanceof Error && 'severity' in error && error.severity === 'PANIC')
      this.#stopped = new UnusableDatabase(
        `The embedded database has stopped (${error.message}): see to its disk, and restart the server`,
        { cause: error },
      );
    throw this.#stopped ?? error;
  }
}
