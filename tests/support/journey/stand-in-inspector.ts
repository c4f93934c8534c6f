import type { BrowserContext } from 'playwright';

export type Message = {
  readonly type: '@xstate.actor' | '@xstate.event' | '@xstate.snapshot';
  readonly name?: string;
  readonly sessionId: string;
  readonly parentId?: string;
  readonly definition?: string;
  readonly snapshot?: Readonly<Record<string, unknown>>;
};

/** What Stately's page does with its opener: it says that it is there, and takes what is posted. */
const page = `<!doctype html><title>Inspector</title><script>
  addEventListener('message', ({ data }) => recordMessage(JSON.stringify(data)));
  opener.postMessage({ type: '@statelyai.connected' }, '*');
</script>`;

/** Serves a stand-in at the inspector's address and returns the list of what it is sent. No request leaves the browser. */
export const standInInspector = async (context: BrowserContext): Promise<readonly Message[]> => {
  const messages: Message[] = [];
  await context.exposeFunction('recordMessage', (text: string) => messages.push(JSON.parse(text) as Message));
  await context.route('https://stately.ai/**', (route) => route.fulfill({ contentType: 'text/html', body: page }));
  return messages;
};

/** The newest snapshot of each actor that was announced, by the actor's name without a ticket's id; of several with one name the last. */
export const snapshotsByName = (messages: readonly Message[]): Readonly<Record<string, Message['snapshot']>> => {
  const names = new Map<string, string>();
  const snapshots: Record<string, Message['snapshot']> = {};
  for (const { sessionId, name, snapshot } of messages) {
    if (name !== undefined) names.set(sessionId, name.split('-')[0] ?? name);
    if (snapshot !== undefined) snapshots[names.get(sessionId) ?? sessionId] = snapshot;
  }
  return snapshots;
};
