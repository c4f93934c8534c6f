/** Whose request this is, once `requireSession` has let it on. */
export type SignedIn = { readonly userId: string; readonly sessionId: string };
export type Env = { Variables: { signedIn: SignedIn } };
