/** The user and session of a request, once `requireSession` has admitted it. */
export type SignedIn = { readonly userId: string; readonly sessionId: string };
export type Env = { Variables: { signedIn: SignedIn } };
