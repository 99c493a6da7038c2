import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json as readJson, text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { type Day, dayAt } from '../../facts/day.ts';
import { textOf } from '../../sources/json-values.ts';
import { type FakeAnalytics, ordinaryAnalytics } from './answer-report.ts';
import { type FakeProperty, type FakeRequest, fakeAnswer } from './fake-answers.ts';
import { inspectionOf } from './fake-inspection.ts';
import { createFakeSignIn, type FakeSignInSettings } from './fake-sign-in.ts';
import { type FakeFailure, fakeFailures } from './google-errors.ts';
import { plannedFailures } from './planned-failures.ts';
import type { FakeSearchData } from './search-rows.ts';

export interface FakeGoogleSettings extends Partial<Omit<FakeSignInSettings, 'baseUrl'>> {
	readonly port?: number;
	readonly properties?: readonly FakeProperty[];
	readonly data?: Partial<FakeSearchData>;
	readonly analytics?: Partial<FakeAnalytics>;
	/** The answers of URL Inspection, if they matter. */
	readonly inspect?: (url: string) => unknown;
	/** The delay of each request. */
	readonly delayMs?: number;
}

const ordinaryProperty = { siteUrl: 'sc-domain:example.com', permissionLevel: 'siteOwner' };

const ordinarySignIn = {
	tokenLifetimeS: 3599,
	consent: 'given',
	serviceAccountKey: null,
	nowMs: Date.now,
} as const;

/** Google on 127.0.0.1: sign-in, Search Console, URL Inspection and Analytics under one URL. */
export async function startFakeGoogle(settings: FakeGoogleSettings = {}) {
	const {
		port = 0,
		properties = [ordinaryProperty],
		delayMs = 0,
		inspect = inspectionOf,
	} = settings;
	const { nowMs } = { ...ordinarySignIn, ...settings };
	const dataNow = () => ordinaryData(dayAt(nowMs(), 'America/Los_Angeles'));
	const { firstDay } = dataNow();
	/** Grows by a day each day. */
	const data = (): FakeSearchData => ({ ...dataNow(), firstDay, ...settings.data });
	const analytics: FakeAnalytics = {
		...ordinaryAnalytics,
		firstDay: data().firstDay,
		lastDay: data().lastDay,
		...settings.analytics,
	};
	const requests: FakeRequest[] = [];
	const failures = plannedFailures();
	const server = createServer();
	const address = () => {
		// The address of a listening TCP server is never a string.
		const { port } = server.address() as AddressInfo;
		return `http://127.0.0.1:${port}`;
	};
	const signIn = createFakeSignIn({ ...ordinarySignIn, ...settings, baseUrl: address });

	const answer = (request: FakeRequest, authorization = ''): FakeFailure => {
		if (request.path === '/token') return signIn.token(new URLSearchParams(textOf(request.body)));
		if (!signIn.accepts(authorization)) return fakeFailures.unauthenticated;
		return fakeAnswer({ properties, data: data(), analytics, nowMs, inspect }, request);
	};
	const handle = async (incoming: IncomingMessage, response: ServerResponse) => {
		const { pathname, searchParams } = new URL(incoming.url ?? '/', address());
		const { method = '', headers } = incoming;
		const request = { method, path: pathname, body: await bodyOf(incoming) };
		requests.push(request);
		if (delayMs > 0) await wait(delayMs);
		if (pathname === '/o/oauth2/v2/auth') return redirect(response, signIn.consent(searchParams));
		const failure = failures.next(pathname);
		if (failure === 'hangUp') response.destroy();
		else if (failure === null) send(response, answer(request, headers.authorization));
		else if (failure !== 'slow') send(response, fakeFailures[failure]);
	};
	server.on('request', (incoming, response) => {
		handle(incoming, response).catch(() => response.destroy());
	});
	await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
	return {
		url: address(),
		requests,
		get data() {
			return data();
		},
		/** Makes the given number of later requests fail. */
		fail: failures.order,
		endTokens: signIn.endTokens,
		revoke: signIn.revoke,
		close: () => {
			server.close();
			server.closeAllConnections();
		},
	};
}

/** Sixteen months up to yesterday; the last two days are incomplete. */
function ordinaryData(today: Day): FakeSearchData {
	return {
		origin: 'https://www.example.com',
		firstDay: today - 500,
		lastDay: today - 1,
		firstIncompleteDay: today - 2,
		queries: 30,
		pages: 40,
		types: ['web'],
		correctedDays: 0,
	};
}

async function bodyOf(incoming: IncomingMessage): Promise<unknown> {
	const isJson = incoming.headers['content-type']?.startsWith('application/json');
	return isJson ? readJson(incoming) : text(incoming);
}

function redirect(response: ServerResponse, location: string): void {
	response.writeHead(302, { location }).end();
}

function send(response: ServerResponse, { status, body, headers = {} }: FakeFailure): void {
	response
		.writeHead(status, { 'content-type': 'application/json; charset=UTF-8', ...headers })
		.end(typeof body === 'string' ? body : JSON.stringify(body));
}
