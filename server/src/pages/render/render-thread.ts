import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { siblingModule } from '../../process/sibling-module.ts';
import { calm, groupOf, killGroup, secondsOfThread } from './process-groups.ts';
import type { RenderLimits } from './render-limits.ts';
import type { BrowserEnd, PageToRender, RenderOutcome } from './renderer.ts';

export interface BrowserSetup {
	readonly program: string;
	readonly proxyOrigin: string;
	readonly limits: RenderLimits;
}

export interface Credentials {
	readonly username: string;
	readonly password: string;
}

export type PageInBrowser = Omit<PageToRender, 'signal'> & { readonly credentials: Credentials };

export type ThreadMessage =
	| { readonly kind: 'ready'; readonly id: number; readonly thread: number | null }
	| { readonly kind: 'not_started'; readonly reason: string }
	| { readonly kind: 'outcome'; readonly outcome: RenderOutcome }
	/** The page is closed. */
	| { readonly kind: 'idle' }
	| { readonly kind: 'lost' };

/** Why a browser is no longer there; `refused`: it never started, `closed`: nobody needs it any more. */
export interface Ended {
	readonly why: BrowserEnd | 'refused' | 'closed';
	/** A sentence for people. */
	readonly reason: string;
}

/** A thread that drives one browser, which runs one page at a time. */
export interface RenderThread {
	/** The processes of the browser; null until it has started. */
	group(): number | null;
	/** Resolves when the browser has started, or will not start. */
	started(): Promise<void>;
	/** Null as long as it is there. */
	ended(): Ended | null;
	/** The result, or why the browser ended without one. */
	render(page: PageInBrowser): Promise<RenderOutcome | Ended>;
	/** How many it was given to render. */
	pages(): number;
	/** Time on a processor of the thread itself, which reads what the browser says. */
	cpuSeconds(): number;
	/** From now on it runs when nothing else wants to. It cannot be undone. */
	calm(): void;
	isCalm(): boolean;
	/** Resolves when the page is closed, or the browser has ended. */
	closed(): Promise<void>;
	end(ended: Ended): void;
	/** Resolves when nothing is left of it. */
	gone(): Promise<void>;
}

/** Heap of the thread: a page of 60 MB with all that was read from it, several times over. */
const threadMb = 640;
/** For a browser to start, and for an ended one to be reaped. */
const longestFarewellMs = 5000;

export function startRenderThread(
	setup: BrowserSetup,
	onEnd: (ended: Ended) => void,
): RenderThread {
	// Browser and driver keep their files here, and may not live to delete them.
	const folder = mkdtempSync(path.join(tmpdir(), 'plumbline-render-'));
	const worker = new Worker(siblingModule(import.meta.url, './render-worker'), {
		workerData: setup,
		env: { ...process.env, TMPDIR: folder },
		resourceLimits: { maxOldGenerationSizeMb: threadMb },
	});
	const end = Promise.withResolvers<Ended>();
	const gone = Promise.withResolvers<void>();
	const started = Promise.withResolvers<void>();
	let ended: Ended | null = null;
	let group: number | null = null;
	let driver: number | null = null;
	let isCalm = false;
	let pages = 0;
	let outcome = Promise.withResolvers<RenderOutcome>();
	let closed = Promise.withResolvers<void>();

	function finish(why: Ended): void {
		if (ended !== null) return;
		ended = why;
		if (group !== null) killGroup(group);
		void cleanUp();
		end.resolve(why);
		onEnd(why);
	}

	async function cleanUp(): Promise<void> {
		// Only the thread that has started a process can reap it.
		await Promise.race([started.promise, wait(longestFarewellMs)]);
		for (let left = longestFarewellMs; isThere(group) && left > 0; left -= 20) await wait(20);
		await worker.terminate();
		// The last processes may still be writing.
		await rm(folder, { recursive: true, force: true, maxRetries: 5 });
		gone.resolve();
	}

	worker.on('message', (message: ThreadMessage) => {
		if (message.kind === 'ready') {
			group = groupOf(message.id) ?? message.id;
			driver = message.thread;
			// It was ended while it started.
			if (ended !== null) killGroup(group);
			started.resolve();
		} else if (message.kind === 'outcome') outcome.resolve(message.outcome);
		else if (message.kind === 'idle') closed.resolve();
		else if (message.kind === 'lost') finish(lost(setup.program));
		else {
			started.resolve();
			finish({ why: 'refused', reason: message.reason });
		}
	});
	worker.on('error', (error) => finish(hasNoMemory(error) ? flooded : lost(setup.program)));
	worker.on('exit', () => {
		started.resolve();
		finish(lost(setup.program));
	});

	return {
		group: () => group,
		started: () => started.promise,
		ended: () => ended,
		render: (page) => {
			pages++;
			outcome = Promise.withResolvers();
			closed = Promise.withResolvers();
			worker.postMessage(page);
			return Promise.race([outcome.promise, end.promise]);
		},
		pages: () => pages,
		cpuSeconds: () => (driver === null ? 0 : secondsOfThread(driver)),
		calm: () => {
			if (group !== null && !isCalm) calm(group, driver);
			isCalm = true;
		},
		isCalm: () => isCalm,
		closed: async () => {
			await Promise.race([closed.promise, end.promise]);
		},
		end: finish,
		gone: () => gone.promise,
	};
}

function isThere(id: number | null): boolean {
	try {
		return id !== null && process.kill(id, 0);
	} catch {
		return false;
	}
}

const lost = (program: string): Ended => ({
	why: 'lost',
	reason: `The browser failed: ${program} ended by itself.`,
});

export const flooded: Ended = {
	why: 'messages',
	reason: 'Its scripts keep the browser too busy to be read.',
};

function hasNoMemory(error: unknown): boolean {
	return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
