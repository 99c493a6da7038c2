import type { SignedIn } from '@plumbline/console/contract';
import { createContext } from 'preact';

export interface SessionState {
	readonly session: SignedIn | null;
	/** How often somebody has signed in on this page. */
	readonly signIns: number;
	readonly onSignedIn: (session: SignedIn) => void;
	readonly onSignedOut: () => void;
}

export const SessionContext = createContext<SessionState>({
	session: null,
	signIns: 0,
	onSignedIn: () => undefined,
	onSignedOut: () => undefined,
});
