import { connectCommand } from '../connect-command.ts';
import { listOf, numberOf, objectOf, textOf } from '../json-values.ts';
import { type SourceAccess, SourceError } from '../source.ts';
import { createApi } from '../source-http.ts';
import { bingVerdict } from './bing-error.ts';

export interface BingApi {
	/** The rows of a method; empty when Bing answers null. */
	readonly rows: (
		method: string,
		query?: Readonly<Record<string, string>>,
	) => Promise<readonly Readonly<Record<string, unknown>>[]>;
}

type Access = Pick<SourceAccess, 'credentials' | 'fetch' | 'now' | 'signal' | 'wait'>;

export function createBingApi(access: Access, baseUrl = 'https://ssl.bing.com'): BingApi {
	const apiKey = textOf(objectOf(access.credentials).apiKey);
	if (apiKey === '') throw notConnected();
	const api = createApi({
		provider: 'Bing Webmaster',
		baseUrl,
		fetch: access.fetch,
		signal: access.signal,
		...(access.wait && { wait: access.wait }),
		classify: (response) => bingVerdict(response, access.now()),
	});
	return {
		rows: async (method, query = {}) => {
			const answer = await api.request({
				path: `/webmaster/api.svc/json/${method}`,
				query: { ...query, apikey: apiKey },
				secrets: [apiKey],
			});
			return listOf(objectOf(answer).d).map(objectOf);
		},
	};
}

export interface BingSite {
	readonly url: string;
	readonly isVerified: boolean;
}

export async function listSites(api: BingApi): Promise<readonly BingSite[]> {
	const rows = await api.rows('GetUserSites');
	return rows.map(({ Url, IsVerified }) => ({ url: textOf(Url), isVerified: IsVerified === true }));
}

/** Clicks and impressions; a position of −1 means none and becomes null. */
export function numbersOf(row: Readonly<Record<string, unknown>>) {
	const shown = numberOf(row.AvgImpressionPosition);
	const clicked = numberOf(row.AvgClickPosition);
	return {
		impressions: numberOf(row.Impressions),
		clicks: numberOf(row.Clicks),
		position: shown > 0 ? shown : clicked > 0 ? clicked : null,
	};
}

function notConnected(): SourceError {
	return new SourceError('credentials', 'The API key of Bing Webmaster is missing.', {
		remedy: `Connect it: ${connectCommand('bing-webmaster')}.`,
	});
}

/** Bing writes site URLs with and without a trailing slash. */
export function isSameSite(one: string, other: string): boolean {
	return folded(one) === folded(other);
}

/** Bing’s site for a domain: verified before unverified, https before http; null if none fits. */
export function siteFor(domain: string, sites: readonly BingSite[]): BingSite | null {
	const fitting = sites.filter(({ url }) => hostOf(url) === domain.split('/')[0]);
	const weight = ({ url, isVerified }: BingSite) =>
		(isVerified ? 0 : 2) + (url.startsWith('https:') ? 0 : 1);
	return fitting.toSorted((one, other) => weight(one) - weight(other))[0] ?? null;
}

function hostOf(url: string): string | undefined {
	return URL.parse(url)?.hostname.replace(/^www\./, '');
}

function folded(url: string): string {
	return url.toLowerCase().replace(/\/+$/, '');
}
