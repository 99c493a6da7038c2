import { SourceError, type SourceFailure } from '../../../source.ts';
import { longWaitMs } from '../used-up.ts';

const enterAgain =
	'Copy the API login and password from app.dataforseo.com/api-access and enter them again: plumbline connect dataforseo --site SITE.';
const pay = 'Add funds at app.dataforseo.com, or connect a different provider.';
const look = 'Check the account at app.dataforseo.com.';
const later = 'Plumbline retries later.';

interface Meaning {
	readonly codes: readonly number[];
	readonly failure: SourceFailure;
	readonly what: string;
	readonly remedy: string;
	readonly retryAfterMs?: number;
}

// DataForSEO's own codes, in answers with HTTP status 200.
const meanings: readonly Meaning[] = [
	{
		codes: [401, 40100],
		failure: 'credentials',
		what: 'rejects the login and password',
		remedy: enterAgain,
	},
	{
		codes: [402, 40200, 40203, 40210],
		failure: 'quota',
		what: 'has no balance or daily limit left for this',
		remedy: pay,
		retryAfterMs: longWaitMs,
	},
	{
		codes: [40104, 40201, 40204, 40207],
		failure: 'permission',
		what: 'does not let this account search',
		remedy: look,
	},
	{
		codes: [429, 40202, 40209],
		failure: 'quota',
		what: 'received too many requests',
		remedy: later,
		retryAfterMs: 15_000,
	},
	{
		codes: [40101, 40103],
		failure: 'temporary',
		what: 'had an error from the search engine',
		remedy: later,
	},
	{
		codes: [40400, 40401, 40402, 40403],
		failure: 'temporary',
		what: 'has lost the task',
		remedy: later,
	},
];

/** The meaning of a code; null if nothing is wrong. */
export function statusFailure(code: number, message: string): SourceError | null {
	if (code >= 20000 && code < 30000) return null;
	const meaning = meanings.find(({ codes }) => codes.includes(code)) ?? otherwise(code);
	const { failure, what, remedy, retryAfterMs = null } = meaning;
	const problem = `DataForSEO ${what} (${code}): ${message.slice(0, 300)}`;
	return new SourceError(failure, problem, { remedy, retryAfterMs });
}

function otherwise(code: number): Omit<Meaning, 'codes'> {
	if (code >= 50000 || (code >= 500 && code < 600)) {
		return { failure: 'temporary', what: 'has an internal error', remedy: later };
	}
	return { failure: 'refused', what: 'rejects the request', remedy: look };
}

/** The task is queued, running, or just created. */
export function isPending(code: number): boolean {
	return code === 40601 || code === 40602 || code === 20100;
}

/** The engine has no results for the keyword, which is a valid answer. */
export function isWithoutResults(code: number): boolean {
	return code === 40102;
}
