import { serverIsThere } from '../flows/connection/connection.effects.ts';
import { reload } from '../flows/version/version.effects.ts';

const failed = new Set<unknown>();

/**
 * Loads a chunk; rejects when it does not arrive (NAV-8). Many browsers never retry a failed import: when one fails
 * again although the server is up, the page is reloaded.
 */
export const chunkOf = async <Chunk>(load: () => Promise<Chunk>): Promise<Chunk> => {
  try {
    return await load();
  } catch (error) {
    if (!failed.has(load)) {
      failed.add(load);
      throw error;
    }
    await serverIsThere();
    return reload();
  }
};
