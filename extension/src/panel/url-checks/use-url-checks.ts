import { useEffect, useReducer } from 'preact/hooks';
import { usePage } from '../page-view.ts';
import { type Check, type CheckState, createCheckRun } from './check-run.ts';

export interface UrlChecks<Answer> extends CheckState<Answer> {
	readonly start: (addresses: readonly string[]) => void;
	readonly stop: () => void;
}

/** A check of this tab by its name, with its answers so far. It may need more than access to hosts. */
export function useUrlChecks<Answer>(
	name: string,
	check: Check<Answer>,
	permissions?: readonly 'webRequest'[],
): UrlChecks<Answer> {
	const run = usePage().checkRuns.run<Answer>(name, createCheckRun);
	const [, redraw] = useReducer((count: number) => count + 1, 0);
	useEffect(() => run.onChange(() => redraw(undefined)), [run]);
	return {
		...run.state,
		start: (addresses) => void run.start(addresses, check, permissions),
		stop: run.stop,
	};
}
