import { useContext } from 'preact/hooks';
import { SessionContext } from '../../session/session.ts';

/** Whether this session is allowed to start crawls. */
export function useMayCrawl(): boolean {
	return useContext(SessionContext).session?.scopes.includes('optimize') ?? false;
}
