import type { Browser, BrowserContext, Frame, Page, Request, Route } from 'playwright-core';
import { mayCarryHeaders } from '../fetch/redirect.ts';
import type { GuardProxy } from './guard-proxy.ts';
import { pageReader } from './page-reader.generated.ts';
import type { RenderLimits } from './render-limits.ts';
import type { PageToRender, RenderOutcome } from './renderer.ts';

/** Not needed to judge a page. */
const skippedTypes = new Set(['image', 'font', 'media']);
/** The browser gets the HTML decoded, so these no longer describe it. */
const staleHeaders =
	/^(?:content-(?:encoding|length|type)|transfer-encoding|connection|keep-alive)$/i;

/** Opens the page in a window of its own, without cookies and cache, and reads it when it is quiet. */
export async function renderInBrowser(
	browser: Browser,
	proxy: GuardProxy,
	page: PageToRender,
	limits: RenderLimits,
): Promise<RenderOutcome> {
	const pass = proxy.admit(limits);
	let context: BrowserContext | undefined;
	try {
		context = await browser.newContext({
			proxy: { server: proxy.origin, bypass: '<-loopback>', ...credentials(pass) },
			serviceWorkers: 'block',
			acceptDownloads: false,
			viewport: { width: 1280, height: 800 },
		});
		return await opened(context, page, limits);
	} finally {
		pass.revoke();
		await context?.close().catch(() => undefined);
	}
}

const credentials = ({ username, password }: { username: string; password: string }) => ({
	username,
	password,
});

async function opened(
	context: BrowserContext,
	page: PageToRender,
	limits: RenderLimits,
): Promise<RenderOutcome> {
	const tab = await context.newPage();
	context.on('page', (other) => void other.close().catch(() => undefined));
	const visit = visitOf(tab, page, limits.loadMs);
	await context.route('**/*', visit.route);
	await tab
		.goto(page.url, { waitUntil: 'load', timeout: limits.loadMs })
		.catch((error: unknown) => refuseUnlessLate(error));
	await tab
		.waitForLoadState('networkidle', { timeout: limits.settleMs })
		.catch((error: unknown) => refuseUnlessLate(error));
	const { leftFor } = visit;
	if (leftFor() !== null) {
		return { kind: 'failed', reason: `Its scripts open a different page: ${leftFor()}.` };
	}
	const drawn = await readDrawn(context, tab, limits);
	if (drawn !== null) return { kind: 'rendered', drawn };
	return { kind: 'failed', reason: 'After its scripts have run, it is larger than 15 MB.' };
}

/** A page that keeps loading is read as it is. */
function refuseUnlessLate(error: unknown): void {
	if (!(error instanceof Error && error.name === 'TimeoutError')) throw error;
}

/** Answers the page itself with its HTML; everything else goes to the proxy. */
function visitOf(tab: Page, page: PageToRender, timeout: number) {
	let isOpen = false;
	let target: string | null = null;
	const route = async (given: Route) => {
		const request = given.request();
		const frame = request.isNavigationRequest() ? frameOf(request) : null;
		if (skippedTypes.has(request.resourceType()) || frame === 'popup') return given.abort();
		if (frame !== tab.mainFrame()) return fetchFor(page, given, timeout);
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
): Promise<string | null> {
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
	return drawn.toWellFormed();
}
