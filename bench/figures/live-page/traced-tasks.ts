import { isInside, ownMs, type TraceEvent, traced, wholeTasks } from '../traced.ts';

/** The CPU time of one task of a main thread, in ms, so other load on the machine does not count. */
export interface Task {
	readonly all: number;
	/** Excludes layout and paint work that no script triggered. */
	readonly withoutDrawing: number;
}

export interface TracedTasks {
	readonly page: readonly Task[];
	readonly panel: readonly Task[];
}

const includedCategories = ['toplevel', 'devtools.timeline', 'v8', '__metadata'];

/** The tasks of the audited page and of the panel while something happens. */
export async function tracedTasks(
	session: Parameters<typeof traced>[0],
	happening: () => Promise<unknown>,
): Promise<TracedTasks> {
	const events = await traced(session, includedCategories, happening);
	return {
		page: tasksOf(events, (url) => url.endsWith('/page.js')),
		panel: tasksOf(events, (url) => url.includes('/chunks/')),
	};
}

/** The tasks of the main thread in which our script with a matching URL runs. */
function tasksOf(events: readonly TraceEvent[], isOurs: (url: string) => boolean): readonly Task[] {
	const isOurScript = ({ args }: TraceEvent) => {
		const url = args.data?.url ?? '';
		return url.startsWith('chrome-extension:') && isOurs(url);
	};
	const main = events
		.filter(({ args, name }) => name === 'thread_name' && args.name === 'CrRendererMain')
		.find(({ pid, tid }) =>
			events.some((event) => event.pid === pid && event.tid === tid && isOurScript(event)),
		);
	if (!main) throw new Error('None of our scripts is in the trace.');
	const own = events
		.filter(({ ph, pid, tid }) => ph === 'X' && pid === main.pid && tid === main.tid)
		.sort((one, other) => one.ts - other.ts);
	const drawing = outermost(own.filter(({ name }) => isScript(name) || isDrawing(name))).filter(
		({ name }) => isDrawing(name),
	);
	return wholeTasks(own).map((task) => {
		const drawn = drawing.filter((event) => isInside(event, task)).map(ownMs);
		return { all: ownMs(task), withoutDrawing: drawn.reduce((left, ms) => left - ms, ownMs(task)) };
	});
}

const isScript = (name: string) => /^v8\.|^FunctionCall|^EvaluateScript/.test(name);
const isDrawing = (name: string) =>
	/^(?:UpdateLayoutTree|Layout|PrePaint|Paint|Layerize|Commit|HitTest)$/.test(name);

/**
 * Removes events inside others, in events sorted by time: drawing inside a script counts as the
 * script's work.
 */
function outermost(events: readonly TraceEvent[]): readonly TraceEvent[] {
	let last: TraceEvent | undefined;
	return events.filter((event) => {
		if (last && isInside(event, last)) return false;
		last = event;
		return true;
	});
}
