import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json as readJson, text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { dayAt } from '../../days/day.ts';
import { objectOf, textOf } from '../../sources/json-values.ts';
import {
	answerAccounts,
	answerReport,
	type FakeAnalytics,
	ordinaryAnalytics,
} from './answer-report.ts';
import { answerSearch } from './answer-search.ts';
import { inspectionOf } from './fake-inspection.ts';
import { createFakeSignIn, type FakeSignInSettings } from './fake-sign-in.ts';
import { type FakeFailure, type FakeFailureName, fakeFailures } from './google-errors.ts';
import type { FakeSearchData } from './search-rows.ts';

export interface FakeGoogleSettings extends Partial<Omit<FakeSignInSettings, 'baseUrl'>> {
	readonly port?: number;
	readonly properties?: readonly FakeProperty[];
	readonly data?: Partial<FakeSearchData>;
	readonly analytics?: Partial<FakeAnalytics>;
	/** What a request is kept waiting. */
	readonly delayMs?: number;
}

export interface FakeProperty {
	readonly siteUrl: string;
	readonly permissionLevel: string;
}

export interface FakeRequest {
	readonly method: string;
	readonly path: string;
	readonly body: unknown;
}

interface PlannedFailure {
	readonly failure: FakeFailureName;
	readonly path: string;
	times: number;
}

const ordinaryProperty = { siteUrl: 'sc-domain:example.com', permissionLevel: 'siteOwner' };

export type FakeGoogle = Awaited<ReturnType<typeof startFakeGoogle>>;

/** Google on 127.0.0.1: sign-in, Search Console, URL Inspection and Analytics under one address. */
export async function startFakeGoogle(settings: FakeGoogleSettings = {}) {
	const { port = 0, properties = [ordinaryProperty], delayMs = 0 } = settings;
	const nowMs = settings.nowMs ?? Date.now;
	const data = { ...ordinaryData(nowMs()), ...settings.data };
	const analytics: FakeAnalytics = {
		...ordinaryAnalytics,
		firstDay: data.firstDay,
		lastDay: data.lastDay,
		...settings.analytics,
	};
	const requests: FakeRequest[] = [];
	const planned: PlannedFailure[] = [];
	let url = '';
	const signIn = createFakeSignIn({
		tokenLifetimeS: 3599,
		consent: 'given',
		serviceAccountKey: null,
		...settings,
		nowMs,
		baseUrl: () => url,
	});

	/** From now on requests whose path holds this text fail that often. */
	const fail = (failure: FakeFailureName, { path = '/', times = 1 } = {}) =>
		void planned.push({ failure, path, times });

	const answers: Readonly<Record<string, (request: FakeRequest) => FakeFailure>> = {
		'/webmasters/v3/sites': () => ({
			status: 200,
			body: properties.length > 0 ? { siteEntry: properties } : {},
		}),
		'/v1/urlInspection/index:inspect': ({ body }) => {
			const { siteUrl, inspectionUrl } = objectOf(body);
			if (!properties.some((property) => property.siteUrl === siteUrl))
				return fakeFailures.forbidden;
			return { status: 200, body: inspectionOf(textOf(inspectionUrl)) };
		},
		'/v1beta/accountSummaries': () => answerAccounts(analytics),
		'/__fake/fail': ({ body }) => {
			const { failure, path, times } = objectOf(body);
			// Written by our own tests.
			fail(failure as FakeFailureName, { path: textOf(path) || '/', times: Number(times ?? 1) });
			return { status: 200, body: {} };
		},
		'/__fake/requests': () => ({ status: 200, body: requests }),
	};
	const search = ({ path, body }: FakeRequest): FakeFailure => {
		const siteUrl = decodeURIComponent(
			path.match(/^\/webmasters\/v3\/sites\/([^/]+)\//)?.[1] ?? '',
		);
		const isOurs = properties.some((property) => property.siteUrl === siteUrl);
		return isOurs ? answerSearch(data, body) : fakeFailures.forbidden;
	};
	const answer = (request: FakeRequest, authorization: string): FakeFailure => {
		if (request.path === '/token') return signIn.token(new URLSearchParams(textOf(request.body)));
		const isOpen = request.path.startsWith('/__fake/');
		if (!isOpen && !signIn.accepts(authorization)) return fakeFailures.unauthenticated;
		if (request.path.endsWith('/searchAnalytics/query')) return search(request);
		if (request.path.endsWith(':runReport')) {
			return answerReport(analytics, request.path, request.body);
		}
		return answers[request.path]?.(request) ?? fakeFailures.notFound;
	};
	const plannedFailure = (path: string) => {
		const next = planned.find((plan) => plan.times > 0 && path.includes(plan.path));
		if (next === undefined || path.startsWith('/__fake/')) return null;
		next.times--;
		return next.failure;
	};
	const handle = async (incoming: IncomingMessage, response: ServerResponse) => {
		const { pathname, searchParams } = new URL(incoming.url ?? '/', url);
		const request = { method: incoming.method ?? '', path: pathname, body: await bodyOf(incoming) };
		if (!pathname.startsWith('/__fake/')) requests.push(request);
		if (delayMs > 0) await wait(delayMs);
		if (pathname === '/o/oauth2/v2/auth') {
			response.writeHead(302, { location: signIn.consent(searchParams) }).end();
			return;
		}
		const failure = plannedFailure(pathname);
		if (failure === 'hangUp') return void response.destroy();
		if (failure === 'slow') return;
		send(
			response,
			failure ? fakeFailures[failure] : answer(request, incoming.headers.authorization ?? ''),
		);
	};
	const server = createServer((incoming, response) => {
		handle(incoming, response).catch(() => response.destroy());
	});
	await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
	// A listening TCP server has no address of type string.
	url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	return {
		url,
		requests,
		data,
		fail,
		endTokens: signIn.endTokens,
		revoke: signIn.revoke,
		close: () => {
			server.close();
			server.closeAllConnections();
		},
	};
}

/** Sixteen months up to yesterday; the last two days still grow. */
function ordinaryData(nowMs: number): FakeSearchData {
	const today = dayAt(nowMs, 'America/Los_Angeles');
	return {
		origin: 'https://www.example.com',
		firstDay: today - 500,
		lastDay: today - 1,
		firstIncompleteDay: today - 2,
		queries: 30,
	};
}

async function bodyOf(incoming: IncomingMessage): Promise<unknown> {
	const isJson = incoming.headers['content-type']?.startsWith('application/json');
	return isJson ? readJson(incoming) : text(incoming);
}

function send(response: ServerResponse, { status, body, headers = {} }: FakeFailure): void {
	response
		.writeHead(status, { 'content-type': 'application/json; charset=UTF-8', ...headers })
		.end(typeof body === 'string' ? body : JSON.stringify(body));
}
