import type { CheckRun } from './check-run.ts';

/** The checks of one tab, by name. */
export interface CheckRuns {
	readonly run: <Answer>(name: string, create: () => CheckRun<Answer>) => CheckRun<Answer>;
	readonly stop: () => void;
}

export function createCheckRuns(): CheckRuns {
	// Each name belongs to one kind of check, so the answers have the type of its caller.
	const runs = new Map<string, Pick<CheckRun<unknown>, 'stop'>>();
	return {
		run<Answer>(name: string, create: () => CheckRun<Answer>) {
			const run = (runs.get(name) as CheckRun<Answer> | undefined) ?? create();
			runs.set(name, run);
			return run;
		},
		stop() {
			for (const run of runs.values()) run.stop();
		},
	};
}

const byTab = new Map<number, CheckRuns>();

/** The checks of a tab, kept until it is closed. */
export function checkRunsOf(tabId: number): CheckRuns {
	const runs = byTab.get(tabId) ?? createCheckRuns();
	byTab.set(tabId, runs);
	return runs;
}

export function closeCheckRuns(tabId: number): void {
	byTab.get(tabId)?.stop();
	byTab.delete(tabId);
}
