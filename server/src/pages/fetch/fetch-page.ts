import { urlProblem } from './check-url.ts';
import {
	FetchError,
	type FetchedPage,
	type FetchFailure,
	type FetchOutcome,
	type Redirect,
	type RobotsKnowledge,
	unreachable,
} from './fetch-outcome.ts';
import {
	createHttpClient,
	discard,
	type HttpAnswer,
	type HttpClient,
	type HttpClientOptions,
} from './http-client.ts';
import { instantRefresh } from './instant-refresh.ts';
import { networkFailure } from './network-failure.ts';
import { fileBody, pageBody } from './page-body.ts';
import { isRedirect, mayCarryHeaders, redirectTarget } from './redirect.ts';
import { type RequestBudget, withBudget } from './request-budget.ts';
import { checkRobots, knownRefusal, robotsToken } from './robots/check-robots.ts';
import { createRobotsCache, type RobotsCache, robotsAgeMs } from './robots/robots-cache.ts';

export interface PageRequest {
	readonly url: string;
	/** ISO 3166-1 alpha-2, lower case. */
	readonly geo: string;
	/** Hosts of the account’s own sites: their robots.txt does not stop us. */
	readonly isOwnHost?: (hostname: string) => boolean;
	/** Sent to the host of `url` only. */
	readonly headers?: Readonly<Record<string, string>>;
	/** Default: the limit of the fetcher. */
	readonly mostRedirects?: number;
	/** Whether to request the target of a redirect, too. */
	readonly mayFollow?: (redirects: readonly Redirect[]) => Promise<boolean>;
	/** Shared by all requests of one call. */
	readonly budget?: RequestBudget;
	readonly signal?: AbortSignal;
}

export interface PageFetcher {
	fetchPage(request: PageRequest): Promise<FetchOutcome>;
	/** The same for a file that is not a page, such as a sitemap. */
	fetchFile(request: PageRequest): Promise<FetchOutcome>;
	/** Why a page must not be fetched, as far as that is known without a request. */
	knownRefusal(url: string): FetchFailure | null;
	close(): Promise<void>;
}

interface FetcherOptions extends HttpClientOptions {
	/** Whether it visits many pages of a site, one after the other. */
	readonly isCrawl?: boolean;
	/** The name by which robots.txt addresses it. Default: our own. */
	readonly robotsName?: string;
}

export function createPageFetcher(options: FetcherOptions): PageFetcher {
	const client = createHttpClient(options);
	const robots = createRobotsCache(options.isCrawl ? robotsAgeMs.crawl : robotsAgeMs.page);
	const { robotsName = robotsToken } = options;
	const context = { options, client, robots, robotsName };
	return {
		fetchPage: (request) => fetchWithin({ ...context, isPage: true }, request),
		fetchFile: (request) => fetchWithin({ ...context, isPage: false }, request),
		knownRefusal: (text) => {
			const url = parseUrl(text);
			const detail = urlProblem(url, options.allowedHosts);
			if (detail !== null) return { kind: 'not_allowed', detail };
			return knownRefusal(robots, url, robotsName);
		},
		close: () => client.close(),
	};
}

interface Context {
	readonly options: HttpClientOptions;
	readonly client: HttpClient;
	readonly robots: RobotsCache;
	readonly robotsName: string;
	/** Or a file, which does not redirect by a refresh. */
	readonly isPage: boolean;
}

interface Visit extends Context {
	readonly request: PageRequest;
	readonly signal: AbortSignal;
}

async function fetchWithin(context: Context, request: PageRequest): Promise<FetchOutcome> {
	const deadline = AbortSignal.timeout(context.options.limits.totalMs);
	const signal = AbortSignal.any(request.signal ? [deadline, request.signal] : [deadline]);
	try {
		const client = request.budget ? withBudget(context.client, request.budget) : context.client;
		return await follow({ ...context, client, request, signal }, parseUrl(request.url), []);
	} catch (error) {
		return networkFailure(error, request.url, signal).failure;
	}
}

/** Checks every redirect like the first URL. */
async function follow(
	visit: Visit,
	url: URL,
	redirects: readonly Redirect[],
): Promise<FetchedPage> {
	const { client, request, robotsName, signal } = visit;
	refuseUnlessAllowed(url, visit);
	refuseEndless(url, redirects, request.mostRedirects ?? client.limits.redirects);
	await refuseUnwanted(redirects, request);
	const isOwn = request.isOwnHost?.(url.hostname) ?? false;
	const robots = await checkRobots(visit.robots, {
		url,
		client,
		isOwn,
		robotsName,
		signal,
	});
	if (!visit.isPage && url.pathname === '/robots.txt' && url.search === '') {
		return knownFile(robots, { url: url.href, originalUrl: request.url, redirects });
	}
	const answer = await client.get(url, requestHeaders(request, url), signal);
	if (isRedirect(answer)) {
		const redirect = redirectOf(answer, url);
		return follow(visit, new URL(redirect.location), [...redirects, redirect]);
	}
	const { status, headers } = answer;
	const body = await (visit.isPage ? pageBody : fileBody)(client, url, answer);
	const refreshed = visit.isPage ? instantRefresh(answer, url, body, request.geo) : null;
	if (refreshed !== null) {
		const redirect = { url: url.href, status, location: refreshed.href };
		return follow(visit, refreshed, [...redirects, redirect]);
	}
	const originalUrl = request.url;
	return { kind: 'page', url: url.href, originalUrl, status, headers, redirects, body, robots };
}

/** The file that was read to find out whether it may be. */
const knownFile = (
	robots: RobotsKnowledge,
	place: Pick<FetchedPage, 'url' | 'originalUrl' | 'redirects'>,
): FetchedPage => ({
	kind: 'page',
	...place,
	status: robots.status ?? 404,
	headers: [],
	body: new TextEncoder().encode(robots.text ?? ''),
	robots,
});

function parseUrl(text: string): URL {
	const url = URL.parse(text);
	if (url !== null) return url;
	const detail = `“${text}” is not an absolute URL. Begin it with https:// or http://.`;
	throw new FetchError({ kind: 'not_allowed', detail });
}

function refuseUnlessAllowed(url: URL, { options }: Context): void {
	const detail = urlProblem(url, options.allowedHosts);
	if (detail !== null) throw new FetchError({ kind: 'not_allowed', detail });
}

function refuseEndless(url: URL, redirects: readonly Redirect[], most: number): void {
	if (redirects.some((redirect) => redirect.url === url.href)) {
		throw unreachable(url.href, 'redirect_loop', 'The page redirects in a loop.');
	}
	if (redirects.length > most) {
		const detail = `The page redirects more than ${most} times.`;
		throw unreachable(url.href, 'too_many_redirects', detail);
	}
}

async function refuseUnwanted(
	redirects: readonly Redirect[],
	{ mayFollow }: PageRequest,
): Promise<void> {
	if (redirects.length === 0 || !mayFollow || (await mayFollow(redirects))) return;
	throw new FetchError({ kind: 'not_allowed', detail: 'The caller stops at this redirect.' });
}

function redirectOf(answer: HttpAnswer, url: URL): Redirect {
	discard(answer.body);
	const target = redirectTarget(answer, url);
	if (target !== null) return { url: url.href, status: answer.status, location: target.href };
	throw unreachable(url.href, 'protocol', 'The page redirects without a target URL.');
}

function requestHeaders(request: PageRequest, url: URL): Record<string, string> {
	const own = mayCarryHeaders(new URL(request.url), url) ? request.headers : {};
	return {
		accept: 'text/html,application/xhtml+xml,*/*;q=0.1',
		'accept-language': acceptLanguage(request.geo),
		...own,
	};
}

/** The Accept-Language of a browser in that country: `jp` gives `ja-JP,ja;q=0.9,en;q=0.5`. */
function acceptLanguage(geo: string): string {
	const country = geo.toUpperCase();
	const { language } = new Intl.Locale(`und-${country}`).maximize();
	const local = `${language}-${country},${language};q=0.9`;
	return language === 'en' ? local : `${local},en;q=0.5`;
}
