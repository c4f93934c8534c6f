import { serverIsThere } from '../flows/connection/connection.effects.ts';
import { reload } from '../flows/version/version.effects.ts';

const failed = new Set<unknown>();

/**
 * What a chunk brings; rejects when it does not arrive (NAV-8). Many browsers remember that a chunk failed, and fail
 * for ever: where it fails again although the server is there, the page is loaded anew.
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
