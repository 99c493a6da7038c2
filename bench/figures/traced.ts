import type { CDPSession } from '@playwright/test';

/** An event of Chromium's trace, as far as it is read here. Times in microseconds. */
export interface TraceEvent {
	readonly name: string;
	readonly ph: string;
	readonly pid: number;
	readonly tid: number;
	readonly ts: number;
	readonly dur: number;
	/** Of the thread's own time. */
	readonly tdur?: number;
	readonly args: { readonly name?: string; readonly data?: { readonly url?: string } };
}

/** Milliseconds that the thread itself worked; what else the machine did meanwhile is not in it. */
export const ownMs = ({ dur, tdur = dur }: TraceEvent) => tdur / 1000;

const isTask = ({ name }: TraceEvent) => name.endsWith('RunTask');

/** What promises waited for: Chromium does it right after a task and writes it down apart. */
const isAftermath = ({ name }: TraceEvent) => name === 'BlinkScheduler_PerformMicrotaskCheckpoint';

/** The tasks among the events of one thread in order, each with what the promises it kept made it do. */
export function wholeTasks(events: readonly TraceEvent[]): readonly TraceEvent[] {
	const tasks: TraceEvent[] = [];
	for (const event of events) {
		const last = tasks.at(-1);
		if (isTask(event)) tasks.push(event);
		else if (last && isAftermath(event) && !isInside(event, last)) {
			tasks[tasks.length - 1] = together(last, event);
		}
	}
	return tasks;
}

const together = (one: TraceEvent, next: TraceEvent): TraceEvent => ({
	...one,
	dur: next.ts + next.dur - one.ts,
	tdur: (one.tdur ?? one.dur) + (next.tdur ?? next.dur),
});

export const isInside = (event: TraceEvent, outer: TraceEvent) =>
	event.ts >= outer.ts && event.ts + event.dur <= outer.ts + outer.dur;

/** What Chromium writes down while something happens. */
export async function traced(
	session: CDPSession,
	includedCategories: string[],
	happening: () => Promise<unknown>,
): Promise<readonly TraceEvent[]> {
	const events: TraceEvent[] = [];
	// The protocol types them as objects.
	const collect = ({ value }: { readonly value: object[] }) =>
		events.push(...(value as TraceEvent[]));
	session.on('Tracing.dataCollected', collect);
	await session.send('Tracing.start', {
		traceConfig: { includedCategories, recordMode: 'recordAsMuchAsPossible' },
		transferMode: 'ReportEvents',
	});
	await happening();
	const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
	await session.send('Tracing.end');
	await complete;
	session.off('Tracing.dataCollected', collect);
	return events;
}
