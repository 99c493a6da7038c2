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

/**
 * Milliseconds that the thread itself worked; what else the machine did meanwhile is not in it. The
 * clock of a thread may leap on a virtual machine (61.6 ms of work within 11.8 ms were seen): nothing
 * works longer than it lasts.
 */
export const ownMs = ({ dur, tdur = dur }: TraceEvent) => Math.min(tdur, dur) / 1000;

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

/** What any tool that drives Chromium has of the protocol's tracing. */
interface TraceSession {
	on(event: 'Tracing.dataCollected', hear: TraceListener): unknown;
	off(event: 'Tracing.dataCollected', hear: TraceListener): unknown;
	once(event: 'Tracing.tracingComplete', hear: () => void): unknown;
	send(method: 'Tracing.start', options: TraceOptions): Promise<unknown>;
	send(method: 'Tracing.end'): Promise<unknown>;
}

type TraceListener = (part: { readonly value: object[] }) => void;

interface TraceOptions {
	readonly traceConfig: {
		readonly includedCategories: string[];
		readonly recordMode: 'recordAsMuchAsPossible';
	};
	readonly transferMode: 'ReportEvents';
}

/** What Chromium writes down while something happens. */
export async function traced(
	session: TraceSession,
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
	const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', resolve));
	await session.send('Tracing.end');
	await complete;
	session.off('Tracing.dataCollected', collect);
	return events;
}
