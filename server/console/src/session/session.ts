import type { SignedIn } from '@plumbline/console/contract';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

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

/** Whether this session is allowed to change keywords. */
export function useMayWrite(): boolean {
	return useContext(SessionContext).session?.scopes.includes('keywords:write') ?? false;
}

/** Whether this session manages the account. */
export function useIsOwner(): boolean {
	return useContext(SessionContext).session?.kind === 'owner';
}
