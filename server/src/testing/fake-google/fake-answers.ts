import { objectOf, textOf } from '../../sources/json-values.ts';
import { answerAccounts, answerReport, type FakeAnalytics } from './answer-report.ts';
import { answerSearch } from './answer-search.ts';
import { type FakeFailure, fakeFailures } from './google-errors.ts';
import type { FakeSearchData } from './search-rows.ts';

export interface FakeProperty {
	readonly siteUrl: string;
	readonly permissionLevel: string;
}

export interface FakeRequest {
	readonly method: string;
	readonly path: string;
	readonly body: unknown;
}

interface FakeAccount {
	readonly properties: readonly FakeProperty[];
	readonly data: FakeSearchData;
	readonly analytics: FakeAnalytics;
	readonly nowMs: () => number;
	/** The answer of URL Inspection about a page. */
	readonly inspect: (url: string) => unknown;
}

/** The answers of Search Console and Analytics after sign-in. */
export function fakeAnswer(account: FakeAccount, request: FakeRequest): FakeFailure {
	switch (request.path) {
		case '/webmasters/v3/sites':
			return { status: 200, body: listOfProperties(account) };
		case '/v1/urlInspection/index:inspect':
			return inspection(account, request);
		case '/v1beta/accountSummaries':
			return answerAccounts(account.analytics);
		default:
			return answerAbout(account, request);
	}
}

/** The path names the property. */
function answerAbout(account: FakeAccount, request: FakeRequest): FakeFailure {
	const { path, body } = request;
	if (path.endsWith('/searchAnalytics/query')) return search(account, request);
	if (path.endsWith(':runReport')) return answerReport(account.analytics, path, body);
	return fakeFailures.notFound;
}

function listOfProperties({ properties }: FakeAccount): unknown {
	return properties.length > 0 ? { siteEntry: properties } : {};
}

function inspection(account: FakeAccount, { body }: FakeRequest): FakeFailure {
	const { siteUrl, inspectionUrl } = objectOf(body);
	if (!isOwn(account, textOf(siteUrl))) return fakeFailures.forbidden;
	return { status: 200, body: account.inspect(textOf(inspectionUrl)) };
}

function search(account: FakeAccount, { path, body }: FakeRequest): FakeFailure {
	const encoded = path.match(/^\/webmasters\/v3\/sites\/([^/]+)\//)?.[1] ?? '';
	return isOwn(account, decodeURIComponent(encoded))
		? answerSearch(account.data, body, account.nowMs())
		: fakeFailures.forbidden;
}

function isOwn({ properties }: FakeAccount, siteUrl: string): boolean {
	return properties.some((property) => property.siteUrl === siteUrl);
}
