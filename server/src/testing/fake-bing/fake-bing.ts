import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Day } from '../../facts/day.ts';
import { seeded } from '../fake-google/shown-queries.ts';

export const fakeBingKey = 'fake-bing-key-0123456789abcdef';

export interface FakeBingSettings {
	readonly siteUrl?: string;
	readonly isVerified?: boolean;
	/** First days of weeks. */
	readonly weeks: readonly Day[];
	readonly queries?: number;
	/** Whether dates have an offset, as they usually do. */
	readonly withOffset?: boolean;
}

/** Errors in Bing’s words, by the name that a test uses. */
const failures = {
	invalidKey: [400, { ErrorCode: 3, Message: 'ERROR!!! InvalidApiKey' }],
	throttled: [400, { ErrorCode: 4, Message: 'ERROR!!! ThrottleUser' }],
	notAuthorized: [400, { ErrorCode: 14, Message: 'ERROR!!! NotAuthorized' }],
	internal: [500, { ErrorCode: 1, Message: 'ERROR!!! InternalError' }],
	html: [502, '<html>Bad gateway</html>'],
	nothing: [200, { d: null }],
} as const;

type FailureName = keyof typeof failures;

/** Bing Webmaster’s JSON API on 127.0.0.1. */
export async function startFakeBing(settings: FakeBingSettings) {
	const { siteUrl = 'https://www.example.com/', isVerified = true, weeks, queries = 5 } = settings;
	const requests: URL[] = [];
	const planned: { failure: FailureName; method: string; after: number; times: number }[] = [];

	const forgotten = new Set<string>();

	/** Makes a method fail the given number of times, once it has answered `after` times. */
	const fail = (failure: FailureName, method = '', { after = 0, times = 1 } = {}) =>
		void planned.push({ failure, method, after, times });

	const date = (day: Day) => {
		const isoDate = new Date(day * 86_400_000).toISOString().slice(0, 10);
		// Midnight in California, which is 7 hours behind in summer and 8 in winter.
		const offset = [7, 8].find((hours) => isPacificMidnight(isoDate, hours)) ?? 8;
		const zone = settings.withOffset === false ? '' : `-0${offset}00`;
		return `/Date(${Date.parse(`${isoDate}T0${offset}:00:00Z`)}${zone})/`;
	};
	const row = (query: string, day: Day, share = 1) => {
		const impressions = Math.floor(seeded('impressions', query, day) * 200 * share);
		const clicks = Math.floor(impressions * 0.1);
		return {
			__type: 'QueryStats:#Microsoft.Bing.Webmaster.Api',
			AvgClickPosition: clicks === 0 ? -1 : 3,
			AvgImpressionPosition: impressions === 0 ? -1 : 4 + (day % 3),
			Clicks: clicks,
			Date: date(day),
			Impressions: impressions,
			Query: query,
		};
	};
	const methods: Readonly<Record<string, (query: URLSearchParams) => unknown>> = {
		GetUserSites: () => [
			{ __type: 'Site:#Microsoft.Bing.Webmaster.Api', IsVerified: isVerified, Url: siteUrl },
		],
		GetQueryStats: () =>
			weeks.flatMap((week) =>
				Array.from({ length: queries }, (_, index) => `query ${index}`)
					.filter((query) => !forgotten.has(query))
					.map((query) => row(query, week)),
			),
		GetQueryPageStats: (query) =>
			weeks.map((week) => ({
				...row(query.get('query') ?? '', week),
				Query: `${siteUrl}${(query.get('query') ?? '').replace(' ', '-')}`,
			})),
		GetRankAndTrafficStats: () =>
			weeks.flatMap((week) =>
				[0, 1, 2, 3, 4, 5, 6].map((index) => ({
					__type: 'RankAndTrafficStats:#Microsoft.Bing.Webmaster.Api',
					Clicks: 7 + index,
					Date: date(week + index),
					Impressions: 70 + index,
				})),
			),
	};
	const plannedFailure = (method: string) => {
		for (const plan of planned) {
			if (plan.times === 0 || !method.includes(plan.method)) continue;
			if (plan.after-- > 0) return null;
			plan.times--;
			return failures[plan.failure];
		}
		return null;
	};
	const answer = (url: URL): readonly [number, unknown] => {
		const method = url.pathname.split('/').at(-1) ?? '';
		const failure = plannedFailure(method);
		if (failure !== null) return failure;
		if (url.searchParams.get('apikey') !== fakeBingKey) return failures.invalidKey;
		const asked = url.searchParams.get('siteUrl');
		if (asked !== null && asked !== siteUrl) return failures.notAuthorized;
		const rows = methods[method]?.(url.searchParams);
		return rows === undefined ? [404, 'Endpoint not found.'] : [200, { d: rows }];
	};
	const server = createServer((request, response) => {
		const url = new URL(request.url ?? '/', 'http://127.0.0.1');
		requests.push(url);
		const [status, body] = answer(url);
		response
			.writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
			.end(typeof body === 'string' ? body : JSON.stringify(body).replaceAll('/', '\\/'));
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	// The address of a listening TCP server is never a string.
	const { port } = server.address() as AddressInfo;
	return {
		url: `http://127.0.0.1:${port}`,
		requests,
		fail,
		/** Removes the query from now on. */
		forget: (query: string) => void forgotten.add(query),
		close: () => {
			server.close();
			server.closeAllConnections();
		},
	};
}

function isPacificMidnight(isoDate: string, offset: number): boolean {
	const parts = new Intl.DateTimeFormat('en-GB', {
		timeZone: 'America/Los_Angeles',
		hour: '2-digit',
		hourCycle: 'h23',
	});
	return parts.format(Date.parse(`${isoDate}T0${offset}:00:00Z`)) === '00';
}
