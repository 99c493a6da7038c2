import { useContext } from 'preact/hooks';
import { SessionContext } from './session.ts';

/** Whether this session is allowed to change keywords. */
export function useMayWrite(): boolean {
	return useContext(SessionContext).session?.scopes.includes('keywords:write') ?? false;
}
