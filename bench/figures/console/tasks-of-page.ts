import { ownMs, type TraceEvent, wholeTasks } from '../traced.ts';

/** The tasks of the busiest main thread, which is the page’s. */
export function tasksOfPage(events: readonly TraceEvent[]): readonly TraceEvent[] {
	const threads = events
		.filter(({ args, name }) => name === 'thread_name' && args.name === 'CrRendererMain')
		.map(({ pid, tid }) =>
			wholeTasks(
				events
					.filter((event) => event.ph === 'X' && event.pid === pid && event.tid === tid)
					.toSorted((one, other) => one.ts - other.ts),
			),
		);
	const work = (tasks: readonly TraceEvent[]) => tasks.reduce((sum, task) => sum + ownMs(task), 0);
	return threads.toSorted((one, other) => work(other) - work(one))[0] ?? [];
}
