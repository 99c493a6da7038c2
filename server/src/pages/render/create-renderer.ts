import type { AllowedHosts } from '../fetch/allowed-hosts.ts';
import type { Resolve } from '../fetch/guarded-connector.ts';
import { createNameResolver } from '../fetch/names/resolve-names.ts';
import { createFairQueue, type Queued } from '../queue/fair-queue.ts';
import { type Patience, refuseAll, waitInQueue } from '../queue/wait-in-queue.ts';
import { createBrowsers } from './browsers.ts';
import { defaultRenderLimits, type RenderLimits } from './render-limits.ts';
import type { Ended } from './render-thread.ts';
import type { PageToRender, RenderOutcome, RenderPool } from './renderer.ts';

interface RendererOptions {
	/** The program. */
	readonly browser: string;
	readonly allowedHosts: AllowedHosts;
	readonly resolve?: Resolve | undefined;
	readonly limits?: RenderLimits;
}

interface Turn extends Queued {
	resolve(): void;
	reject(reason: unknown): void;
}

/**
 * Runs scripts of pages in browsers, one page at a time in each. Accounts take turns. A browser that
 * exceeds a limit is ended, and its page fails; if it ends through no fault of the page, the page is
 * tried again in a new one.
 */
export function createRenderer({
	resolve: resolveNames = createNameResolver(),
	limits = defaultRenderLimits,
	...program
}: RendererOptions): RenderPool {
	const waiting = createFairQueue<Turn>(limits);
	/** Pages that nobody waits for, such as those of a crawl. */
	const waitingBehind = createFairQueue<Turn>(limits);
	const running = new Set<Turn>();
	const browsers = createBrowsers({ ...program, resolve: resolveNames, limits });
	/** When a page of an account last had to be ended. */
	const offences = new Map<Queued['owner'], number>();
	let resting: NodeJS.Timeout | undefined;

	async function render(page: PageToRender, owner: Queued['owner'], patience: Patience) {
		const { promise, resolve, reject } = Promise.withResolvers<void>();
		const item = { owner, bytes: page.html.length, resolve, reject };
		const isBehind = owner !== null && patience.waitMs === null;
		const queue = isBehind ? waitingBehind : waiting;
		const turn = waitInQueue(queue, { item, promise }, patience, page.signal);
		next();
		await turn;
		const outcome = await inTurn(page, item).catch((error: unknown) => {
			// There is no browser to wait for.
			leave(item);
			throw error;
		});
		page.signal?.throwIfAborted();
		return outcome;
	}

	function next(): void {
		const turn =
			waiting.next((owner) => mayStart(owner, false)) ??
			waitingBehind.next((owner) => mayStart(owner, true));
		if (turn === undefined) return;
		running.add(turn);
		turn.resolve();
		next();
	}

	/** The last place is for somebody who waits, and whose pages have all ended by themselves. */
	function mayStart(owner: Queued['owner'], isBehind: boolean): boolean {
		const free = limits.tabs + 1 - running.size;
		if (owner === null) return free > 1;
		const own = [...running].filter((turn) => turn.owner === owner).length;
		return isBehind || isOffender(owner) ? free > 1 && own === 0 : free > 0 && own < limits.tabs;
	}

	const isOffender = (owner: Queued['owner']) =>
		performance.now() - (offences.get(owner) ?? -Infinity) < limits.offenceMs;

	async function inTurn(page: PageToRender, turn: Turn): Promise<RenderOutcome> {
		const untilMs = performance.now() + limits.pageMs;
		const visit = browsers.visit(page, untilMs);
		// Nobody else waits while a command runs.
		if (turn.owner !== null) browsers.prepare();
		const first = await visit;
		const last = isInnocent(first.result) ? await browsers.visit(page, untilMs) : first;
		void last.left.then(() => leave(turn));
		// A second browser may have had no time left to start.
		const { result } = isRefused(last.result) ? first : last;
		if ('kind' in result) return result;
		if (turn.owner !== null && isOffence(result)) offences.set(turn.owner, performance.now());
		return { kind: 'failed', reason: result.reason };
	}

	function leave(turn: Turn): void {
		running.delete(turn);
		next();
		clearTimeout(resting);
		if (running.size === 0) resting = setTimeout(browsers.rest, limits.idleMs).unref();
	}

	return {
		render: (page) => render(page, null, { waitMs: null }),
		forAccount: (accountId, patience = limits) => ({
			render: (page) => render(page, accountId, patience),
			close: async () => undefined,
		}),
		load: () => ({
			running: running.size,
			waiting: waiting.items().length + waitingBehind.items().length,
			...browsers.load(),
		}),
		close: async () => {
			refuseAll(waiting);
			refuseAll(waitingBehind);
			clearTimeout(resting);
			await browsers.close();
		},
	};
}

/** Whether the browser ended through no fault of the page, as far as anybody knows. */
const isInnocent = (result: RenderOutcome | Ended) =>
	'why' in result && (result.why === 'lost' || result.why === 'crowded');

const isRefused = (result: RenderOutcome | Ended) => 'why' in result && result.why === 'refused';

const isOffence = ({ why }: Ended) => why !== 'closed' && why !== 'refused';
