import type { VersionEvent } from '../../../machines/version.machine.ts';
import { staticPaths, versionName } from '../../protocol/static-paths.ts';

/** Tells when another version may be out: a newer worker has taken over. Returns what ends the watch. */
export const watchForUpdates = (tell: (event: VersionEvent) => void) => {
  if (!('serviceWorker' in navigator)) return () => undefined;
  const worker = navigator.serviceWorker;
  const doubt = () => tell({ type: 'version.suspected' });
  worker.addEventListener('controllerchange', doubt);
  return () => worker.removeEventListener('controllerchange', doubt);
};

/** Whether the server serves another build than the one that this page is of. Rejects when there is no answer. */
export const lookForVersion = async (signal: AbortSignal): Promise<boolean> => {
  const own = document.querySelector<HTMLMetaElement>(`meta[name="${versionName}"]`)?.content;
  const answer = await fetch(staticPaths.version, { cache: 'no-cache', signal });
  if (!answer.ok) throw new Error(`${staticPaths.version} answered ${answer.status}`);
  return own !== undefined && (await answer.text()) !== own;
};

/** Loads the page anew. The promise stays open: the page goes before it could end. */
export const loadAnew = () => {
  location.reload();
  return new Promise<never>(() => undefined);
};
