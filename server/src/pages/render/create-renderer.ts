import type { Browser } from 'playwright-core';
import type { AllowedHosts } from '../fetch/allowed-hosts.ts';
import type { Resolve } from '../fetch/guarded-connector.ts';
import { createNameResolver } from '../fetch/names/resolve-names.ts';
import { type GuardProxy, startGuardProxy } from './guard-proxy.ts';
import { launchBrowser } from './launch-browser.ts';
import { renderInBrowser } from './render-in-browser.ts';
import { defaultRenderLimits, type RenderLimits } from './render-limits.ts';
import type { PageToRender, Renderer, RenderOutcome } from './renderer.ts';

interface RendererOptions {
	/** The program. */
	readonly browser: string;
	readonly allowedHosts: AllowedHosts;
	readonly resolve?: Resolve | undefined;
	readonly limits?: RenderLimits;
}

interface Session {
	readonly browser: Browser;
	readonly proxy: GuardProxy;
}

/** Runs scripts in the given browser, which starts with the first page and is replaced if it dies. */
export function createRenderer({
	browser: program,
	allowedHosts,
	resolve = createNameResolver(),
	limits = defaultRenderLimits,
}: RendererOptions): Renderer {
	let session: Promise<Session> | null = null;
	let free = limits.tabs;
	const waiting: (() => void)[] = [];

	function current(): Promise<Session> {
		session ??= start().catch((error: unknown) => {
			session = null;
			throw error;
		});
		return session;
	}

	async function start(): Promise<Session> {
		const proxy = await startGuardProxy({ allowedHosts, resolve });
		try {
			const browser = await launchBrowser(program, proxy, limits.pageMs);
			browser.on('disconnected', () => {
				session = null;
				void proxy.close();
			});
			return { browser, proxy };
		} catch (error) {
			await proxy.close();
			throw error;
		}
	}

	async function tryOnce(page: PageToRender): Promise<RenderOutcome> {
		const { browser, proxy } = await current();
		const rendering = renderInBrowser(browser, proxy, page, limits);
		const outcome = await within(limits.pageMs, rendering, page.signal);
		if (outcome !== null) return outcome;
		// Only the end of the browser ends a page that never lets go.
		await browser.close().catch(() => undefined);
		return { kind: 'failed', reason: 'Its scripts did not finish in time.' };
	}

	async function render(page: PageToRender): Promise<RenderOutcome> {
		try {
			return await tryOnce(page);
		} catch (error) {
			if (page.signal?.aborted) throw error;
		}
		// Another page may have crashed the browser.
		return tryOnce(page).catch((error: unknown) => {
			page.signal?.throwIfAborted();
			return { kind: 'failed', reason: `The browser failed: ${firstLine(error)}` };
		});
	}

	return {
		render: async (page) => {
			if (free > 0) free--;
			else await new Promise<void>((resolve) => waiting.push(resolve));
			try {
				return await render(page);
			} finally {
				const next = waiting.shift();
				if (next) next();
				else free++;
			}
		},
		close: async () => {
			const running = await session?.catch(() => null);
			session = null;
			await running?.browser.close().catch(() => undefined);
		},
	};
}

/** The result, or null if it takes too long. */
async function within<Result>(
	ms: number,
	work: Promise<Result>,
	signal: AbortSignal = new AbortController().signal,
): Promise<Result | null> {
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<null>((resolve) => {
		timer = setTimeout(resolve, ms, null);
	});
	const aborted = new Promise<never>((_resolve, reject) => {
		signal.addEventListener('abort', () => reject(signal.reason), { once: true });
	});
	try {
		signal.throwIfAborted();
		return await Promise.race([work, late, aborted]);
	} finally {
		clearTimeout(timer);
		// Its end is of no interest any more.
		work.catch(() => undefined);
		aborted.catch(() => undefined);
	}
}

const firstLine = (error: unknown) =>
	(error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '';
