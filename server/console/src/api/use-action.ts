import { useContext, useState } from 'preact/hooks';
import { SessionContext } from '../session/session.ts';
import { isSignedOut } from './send.ts';

interface Action {
	readonly isRunning: boolean;
	readonly error: Error | null;
	/** True if it succeeded. If it did not, typed values stay. */
	readonly run: (work: () => Promise<void>) => Promise<boolean>;
}

/** Something that a person starts, one at a time. */
export function useAction(): Action {
	const { onSignedOut } = useContext(SessionContext);
	const [isRunning, setRunning] = useState(false);
	const [error, setError] = useState<Error | null>(null);

	async function run(work: () => Promise<void>): Promise<boolean> {
		setRunning(true);
		setError(null);
		try {
			await work();
			return true;
		} catch (failure) {
			if (isSignedOut(failure)) onSignedOut();
			setError(failure instanceof Error ? failure : new Error(String(failure)));
			return false;
		} finally {
			setRunning(false);
		}
	}
	return { isRunning, error, run };
}
