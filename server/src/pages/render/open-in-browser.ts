import type { Browser, BrowserContext, Frame, Page, Request, Route } from 'playwright-core';
import { mayCarryHeaders } from '../fetch/redirect.ts';
import { pageReader } from './page-reader.generated.ts';
import type { RenderLimits } from './render-limits.ts';
import type { PageInBrowser } from './render-thread.ts';
import type { PageToRender, RenderOutcome } from './renderer.ts';

/** Not needed to judge a page. */
const skippedTypes = new Set(['image', 'font', 'media']);
/** The browser gets the HTML decoded, so these no longer describe it. */
const staleHeaders =
	/^(?:content-(?:encoding|length|type)|transfer-encoding|connection|keep-alive)$/i;

interface Opened {
	readonly outcome: RenderOutcome;
	close(): Promise<void>;
}

/** Opens the page in a window of its own, without cookies and cache, and reads it when it is quiet. */
export async function openInBrowser(
	browser: Browser,
	proxyOrigin: string,
	page: PageInBrowser,
	limits: RenderLimits,
): Promise<Opened> {
	let context: BrowserContext | undefined;
	const close = async () => {
		await context?.close().catch(() => undefined);
	};
	try {
		context = await browser.newContext({
			proxy: { server: proxyOrigin, bypass: '<-loopback>', ...page.credentials },
			serviceWorkers: 'block',
			acceptDownloads: false,
			viewport: { width: 1280, height: 800 },
		});
		return { outcome: await readOpened(context, page, limits), close };
	} catch (error) {
		return {
			outcome: { kind: 'failed', reason: `The browser failed: ${firstLine(error)}` },
			close,
		};
	}
}

const firstLine = (error: unknown) =>
	(error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '';

async function readOpened(
	context: BrowserContext,
	page: PageInBrowser,
	limits: RenderLimits,
): Promise<RenderOutcome> {
	const tab = await context.newPage();
	const excess = countOpened(context, tab, limits);
	return Promise.race([excess, visit(context, tab, page, limits)]);
}

async function visit(
	context: BrowserContext,
	tab: Page,
	page: PageInBrowser,
	limits: RenderLimits,
): Promise<RenderOutcome> {
	const { leftFor, route } = answersFor(tab, page, limits);
	await context.route('**/*', route);
	await tab
		.goto(page.url, { waitUntil: 'load', timeout: limits.loadMs })
		.catch((error: unknown) => refuseUnlessLate(error));
	await tab
		.waitForLoadState('networkidle', { timeout: limits.settleMs })
		.catch((error: unknown) => refuseUnlessLate(error));
	if (leftFor() !== null) {
		return { kind: 'failed', reason: `Its scripts open a different page: ${leftFor()}.` };
	}
	const drawn = await readDrawn(context, tab, limits);
	if (drawn !== null) return { kind: 'rendered', drawn };
	return { kind: 'failed', reason: 'After its scripts have run, it is larger than 15 MB.' };
}

/** Resolves as soon as the page has opened more than it may, or has crashed. Windows are closed at once. */
function countOpened(
	context: BrowserContext,
	tab: Page,
	{ frames, windows, workers }: RenderLimits,
): Promise<RenderOutcome> {
	return new Promise((resolve) => {
		const counter = (most: number, things: string) => {
			let count = 0;
			return () => {
				if (++count > most) {
					resolve({ kind: 'failed', reason: `Its scripts open more than ${most} ${things}.` });
				}
			};
		};
		tab.on('crash', () => {
			resolve({
				kind: 'failed',
				reason: 'Its scripts used up the memory of a page, or crashed it.',
			});
		});
		tab.on('frameattached', counter(frames, 'frames'));
		tab.on('worker', counter(workers, 'workers'));
		const countWindow = counter(windows, 'windows');
		context.on('page', (window) => {
			countWindow();
			window.close().catch(() => undefined);
		});
	});
}

/** A page that keeps loading is read as it is. */
function refuseUnlessLate(error: unknown): void {
	if (!(error instanceof Error && error.name === 'TimeoutError')) throw error;
}

/** Answers the page itself with its HTML; everything else goes to the proxy. */
function answersFor(tab: Page, page: PageToRender, { frameHosts, loadMs }: RenderLimits) {
	const hosts = new Set<string>();
	const mayShow = (host: string) => {
		if (hosts.size < frameHosts) hosts.add(host);
		return hosts.has(host);
	};
	let isOpen = false;
	let target: string | null = null;
	const route = async (given: Route) => {
		const request = given.request();
		const frame = request.isNavigationRequest() ? frameOf(request) : null;
		if (skippedTypes.has(request.resourceType()) || frame === 'popup') return given.abort();
		if (frame !== tab.mainFrame()) {
			// Each host in a frame may take a process of the browser.
			if (frame !== null && !mayShow(new URL(request.url()).host)) return given.abort();
			return fetchFor(page, given, loadMs);
		}
		if (isOpen) {
			target = request.url();
			return given.abort();
		}
		isOpen = true;
		return given.fulfill({
			status: page.status,
			headers: { ...headersOf(page), 'content-type': 'text/html; charset=utf-8' },
			body: page.html,
		});
	};
	// The page may be closed by the time a request is answered.
	const routed = (given: Route) => route(given).catch(() => undefined);
	return { route: routed, leftFor: () => target };
}

/**
 * The browser would keep headers that are added to a request when it is redirected to a different
 * host, so that requests with own headers are sent here: one at a time, through the same proxy.
 */
async function fetchFor(page: PageToRender, given: Route, timeout: number): Promise<void> {
	const request = given.request();
	const { ownHeaders = {} } = page;
	const isOwn = mayCarryHeaders(new URL(page.url), new URL(request.url()));
	if (!isOwn || Object.keys(ownHeaders).length === 0) return given.continue();
	const headers = { ...request.headers(), ...ownHeaders };
	const response = await given.fetch({ headers, maxRedirects: 0, timeout }).catch(() => null);
	return response === null ? given.abort() : given.fulfill({ response });
}

/** The window of a popup has no frame yet when its page is requested. */
function frameOf(request: Request): Frame | 'popup' {
	try {
		return request.frame();
	} catch {
		return 'popup';
	}
}

function headersOf({ headers }: PageToRender): Record<string, string> {
	const kept: Record<string, string> = {};
	for (const [name, value] of headers) {
		if (staleHeaders.test(name)) continue;
		const key = name.toLowerCase();
		kept[key] = kept[key] === undefined ? value : `${kept[key]}, ${value}`;
	}
	return kept;
}

/** Reads in a world of its own, where scripts of the page have changed nothing. */
async function readDrawn(
	context: BrowserContext,
	tab: Page,
	{ drawnBytes, htmlBytes }: RenderLimits,
): Promise<Uint8Array<ArrayBuffer> | null> {
	const session = await context.newCDPSession(tab);
	const { frameTree } = await session.send('Page.getFrameTree');
	const { executionContextId } = await session.send('Page.createIsolatedWorld', {
		frameId: frameTree.frame.id,
		worldName: 'plumbline',
	});
	const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
		expression: `${pageReader}\nplumbline.drawPage(${htmlBytes})`,
		contextId: executionContextId,
		awaitPromise: true,
		returnByValue: true,
	});
	if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? 'not read');
	const drawn: unknown = result.value;
	if (typeof drawn !== 'string' || Buffer.byteLength(drawn) > drawnBytes) return null;
	// As UTF-8, which has no lone surrogates.
	return new TextEncoder().encode(drawn);
}
