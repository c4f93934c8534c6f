import { fromCallback, fromPromise } from 'xstate';
import type { VersionEvent } from '../../../machines/version.machine.ts';
import { versionName } from '../../protocol/about.ts';
import { staticPaths } from '../../protocol/paths.ts';

/** Reports that a new version may be out, because a newer worker has taken over. */
export const watchForUpdates = fromCallback<VersionEvent>(({ sendBack }) => {
  if (!('serviceWorker' in navigator)) return undefined;
  const worker = navigator.serviceWorker;
  const suspect = () => sendBack({ type: 'version.suspected' });
  worker.addEventListener('controllerchange', suspect);
  return () => worker.removeEventListener('controllerchange', suspect);
});

/** Whether the server serves another build than this page's. Rejects when there is no answer. */
export const lookForVersion = fromPromise<boolean>(async ({ signal }) => {
  const own = document.querySelector<HTMLMetaElement>(`meta[name="${versionName}"]`)?.content;
  const answer = await fetch(staticPaths.version, { cache: 'no-cache', signal });
  if (!answer.ok) throw new Error(`${staticPaths.version} answered ${answer.status}`);
  return own !== undefined && (await answer.text()) !== own;
});

/** Reloads the page. The promise never settles: the page goes first. */
export const reload = () => {
  location.reload();
  return new Promise<never>(() => undefined);
};

/** The same, as a port. */
export const loadAnew = fromPromise<unknown>(reload);
