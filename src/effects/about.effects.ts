import { aboutAnswer } from '../protocol/about.ts';
import { parsed } from './client/calls.ts';
import { plainClient } from './client/plain-client.ts';

/** The number for help with gambling that is shown unless the server's settings have another (LE-1). */
export const usualHelpline = '1-800-MY-RESET';

/** The helpline by the server's settings; the usual one when there is no answer. */
export const loadHelpline = async (): Promise<string> => {
  try {
    const { data } = await plainClient.get('/api/v1/about');
    return parsed(aboutAnswer, data, '/api/v1/about').helpline;
  } catch {
    return usualHelpline;
  }
};
