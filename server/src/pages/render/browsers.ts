import type { AllowedHosts } from '../fetch/allowed-hosts.ts';
import type { Resolve } from '../fetch/guarded-connector.ts';
import { type GuardProxy, startGuardProxy } from './guard-proxy.ts';
import { limitBrowsers } from './limit-browsers.ts';
import type { RenderLimits } from './render-limits.ts';
import { type Ended, type RenderThread, startRenderThread } from './render-thread.ts';
import type { BrowserEnd, PageToRender, RenderLoad, RenderOutcome } from './renderer.ts';

export interface BrowserOptions {
	/** The program. */
	readonly browser: string;
	readonly allowedHosts: AllowedHosts;
	readonly resolve: Resolve;
	readonly limits: RenderLimits;
}

export interface Visit {
	/** The result, or why the browser ended without one. */
	readonly result: RenderOutcome | Ended;
	/** Resolves when the browser can run the next page, or has ended. */
	readonly left: Promise<void>;
}

/** Browsers that each run one page at a time. They start when they are needed. */
export interface Browsers {
	visit(page: PageToRender, untilMs: number): Promise<Visit>;
	/** Starts a browser for a page to come, if none waits for work. */
	prepare(): void;
	/** Ends those without work. */
	rest(): void;
	load(): Pick<RenderLoad, 'browsers' | 'ended' | 'memoryBytes'>;
	close(): Promise<void>;
}

const unneeded: Ended = { why: 'closed', reason: 'The server is closing.' };

const late: Ended = { why: 'time', reason: 'Its scripts did not finish in time.' };

export function createBrowsers(options: BrowserOptions): Browsers {
	const { browser: program, limits } = options;
	const threads = new Set<RenderThread>();
	const idle: RenderThread[] = [];
	const going = new Set<Promise<void>>();
	const ended = new Map<BrowserEnd, number>();
	const limiter = limitBrowsers(threads, limits);
	const lateOf = (thread: RenderThread): Ended => (thread.group() === null ? notStarted : late);
	const notStarted: Ended = {
		why: 'refused',
		reason: `The browser ${program} does not start: it gives no answer.`,
	};
	let proxy: Promise<GuardProxy> | null = null;

	function start({ origin }: GuardProxy): RenderThread {
		const setup = { program, proxyOrigin: origin, limits };
		const thread = startRenderThread(setup, ({ why }) => {
			threads.delete(thread);
			drop(idle, thread);
			if (why !== 'closed' && why !== 'refused') ended.set(why, (ended.get(why) ?? 0) + 1);
			const gone = thread.gone().finally(() => going.delete(gone));
			going.add(gone);
		});
		threads.add(thread);
		limiter.watch();
		return thread;
	}

	/** The thread is idle again, or has ended. */
	async function leave(thread: RenderThread): Promise<void> {
		const impatience = setTimeout(() => thread.end(unneeded), limits.closeMs);
		await thread.closed();
		clearTimeout(impatience);
		if (thread.isCalm()) thread.end(unneeded);
		else if (thread.ended() === null) idle.push(thread);
	}

	return {
		visit: async (page, untilMs) => {
			proxy ??= startGuardProxy(options);
			const guard = await proxy;
			const thread = idle.pop() ?? start(guard);
			const { revoke, ...credentials } = guard.admit(limits);
			const timers = [setTimeout(() => thread.end(lateOf(thread)), untilMs - performance.now())];
			let isOver = false;
			void thread.started().then(() => {
				// Somebody who gives up while it starts leaves no limit to the next page.
				if (!isOver) timers.push(setTimeout(() => thread.end(late), limits.runMs));
			});
			const { signal, ...toRender } = page;
			const result = await orAborted(thread.render({ ...toRender, credentials }), signal);
			isOver = true;
			timers.forEach(clearTimeout);
			revoke();
			return { result, left: leave(thread) };
		},
		prepare: () => {
			// Behind a visit that has just begun, which would take the idle one.
			void proxy?.then((guard) => {
				if (idle.length === 0 && threads.size <= limits.tabs) idle.push(start(guard));
			});
		},
		rest: () => {
			for (const thread of [...idle]) thread.end(unneeded);
			limiter.rest();
		},
		load: () => ({ browsers: threads.size, ended, memoryBytes: limiter.memoryBytes() }),
		close: async () => {
			for (const thread of [...threads]) thread.end(unneeded);
			limiter.rest();
			await Promise.all(going);
			await (await proxy)?.close();
		},
	};
}

/** The result; the same as an ended browser if the caller has gone. */
async function orAborted<Result>(
	work: Promise<Result>,
	signal: AbortSignal | undefined,
): Promise<Result | Ended> {
	if (signal === undefined) return work;
	const { promise, resolve } = Promise.withResolvers<Ended>();
	const stop = () => resolve({ why: 'closed', reason: 'Nobody waits for it any more.' });
	signal.addEventListener('abort', stop);
	if (signal.aborted) stop();
	return Promise.race([work, promise]).finally(() => signal.removeEventListener('abort', stop));
}

function drop<Item>(items: Item[], item: Item): void {
	const index = items.indexOf(item);
	if (index >= 0) items.splice(index, 1);
}
