/** The parts of an event of Chromium's trace that we read. Times in microseconds. */
export interface TraceEvent {
	readonly name: string;
	readonly ph: string;
	readonly pid: number;
	readonly tid: number;
	readonly ts: number;
	readonly dur: number;
	/** CPU time of the thread. */
	readonly tdur?: number;
	readonly args: {
		readonly name?: string;
		readonly data?: { readonly url?: string; readonly requestId?: string };
	};
}

/**
 * CPU time of the thread in ms, so other load on the machine does not count. Capped by the
 * duration, because this clock may jump on a virtual machine (61.6 ms of work within 11.8 ms were
 * seen).
 */
export const ownMs = ({ dur, tdur = dur }: TraceEvent) => Math.min(tdur, dur) / 1000;

const isTask = ({ name }: TraceEvent) => name.endsWith('RunTask');

/** Microtasks of promises: Chromium runs them right after a task and records them separately. */
const isAftermath = ({ name }: TraceEvent) => name === 'BlinkScheduler_PerformMicrotaskCheckpoint';

/** The tasks of one thread's sorted events, each including the microtasks after it. */
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

/** Tracing in Chromium's protocol, as both Playwright and Puppeteer offer it. */
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

/** Chromium's trace of what happens during the callback. */
export async function traced(
	session: TraceSession,
	includedCategories: string[],
	happening: () => Promise<unknown>,
): Promise<readonly TraceEvent[]> {
	const events: TraceEvent[] = [];
	// The protocol's types only say that they are objects.
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
