import { retryAfterMs } from '../../process/pause.ts';
import { classifyByStatus } from '../classify-by-status.ts';
import { SourceError, type SourceFailure } from '../source.ts';
import type { ApiResponse, Verdict } from '../source-http.ts';
import { type GoogleError, googleError } from './google-error.ts';

/** Which Google API, and the subject of the request. */
export interface GoogleSubject {
	/** “Google Search Console” */
	readonly provider: string;
	/** The API that has to be enabled in the project. */
	readonly api: string;
	/** “sc-domain:example.com”; null before one is chosen. */
	readonly property: string | null;
	/** The account that needs access: a service account’s email address, or “the account that you chose”. */
	readonly account: string;
	/** Where a person grants access. */
	readonly grant: string;
	readonly connect: string;
}

interface Refusal {
	readonly statuses: readonly number[];
	/** One of these must be Google’s reason; if missing, any reason matches. */
	readonly reasons?: readonly string[];
	readonly failure: SourceFailure;
	readonly mayRetry?: boolean;
	readonly pauseMs?: number;
	/** Follows the name of the API. */
	readonly problem: (subject: GoogleSubject) => string;
	readonly remedy: (subject: GoogleSubject, error: GoogleError) => string;
}

/** How long Google asks us to wait after `quotaExceeded`. */
const quotaPauseMs = 15 * 60_000;

/** The first match counts. */
const refusals: readonly Refusal[] = [
	{
		statuses: [403],
		reasons: ['accessNotConfigured', 'SERVICE_DISABLED'],
		failure: 'permission',
		problem: () => 'is not enabled in your Google Cloud project.',
		remedy: ({ api }, { activationUrl }) =>
			`Enable “${api}” at ${activationUrl || 'https://console.cloud.google.com/apis/library'}, wait a few minutes, and try again.`,
	},
	{
		statuses: [403],
		reasons: ['insufficientPermissions', 'ACCESS_TOKEN_SCOPE_INSUFFICIENT'],
		failure: 'permission',
		problem: () => 'was not allowed by you.',
		remedy: ({ connect }) =>
			`Connect again, and select every checkbox on Google’s page: ${connect}.`,
	},
	{
		statuses: [403, 429],
		reasons: ['quotaExceeded', 'dailyLimitExceeded'],
		failure: 'quota',
		pauseMs: quotaPauseMs,
		problem: () => 'has reached its quota for now.',
		remedy: () => 'Wait; Plumbline retries in a quarter of an hour.',
	},
	{
		statuses: [403],
		reasons: ['rateLimitExceeded', 'userRateLimitExceeded'],
		failure: 'quota',
		mayRetry: true,
		problem: () => 'received too many requests within a minute.',
		remedy: () => 'Wait a minute; Plumbline retries automatically.',
	},
	{
		statuses: [429],
		failure: 'quota',
		mayRetry: true,
		problem: () => 'received too many requests within a minute.',
		remedy: () => 'Wait a minute; Plumbline retries automatically.',
	},
	{
		statuses: [403],
		failure: 'permission',
		problem: ({ account, property }) => `does not show ${property ?? 'this'} to ${account}.`,
		remedy: allow,
	},
	{
		statuses: [404],
		failure: 'permission',
		problem: ({ property }) => `does not know ${property ?? 'this property'}.`,
		remedy: allow,
	},
	{
		statuses: [401],
		failure: 'credentials',
		problem: () => 'rejects the access that Google’s sign-in granted.',
		remedy: ({ connect }) => `Connect again: ${connect}.`,
	},
	{
		statuses: [400],
		failure: 'refused',
		problem: () => 'rejects the request.',
		remedy: ({ connect }) =>
			`Check the property of this connection, or choose a different one: ${connect}.`,
	},
];

/** Classifies an answer of a Google API by its reason. */
export function googleVerdict(
	response: ApiResponse,
	subject: GoogleSubject,
	nowMs: number,
): Verdict {
	const error = googleError(response.body);
	const refusal = refusals.find(
		({ statuses, reasons }) =>
			statuses.includes(response.status) &&
			(reasons === undefined || reasons.some((reason) => error.reasons.includes(reason))),
	);
	if (refusal === undefined) return byStatus(response, subject, error, nowMs);
	const problem = `${subject.provider} ${refusal.problem(subject)}${quoted(error.message)}`;
	const failure = new SourceError(refusal.failure, problem, {
		remedy: refusal.remedy(subject, error),
		retryAfterMs: refusal.pauseMs ?? retryAfterMs(response.headers, nowMs),
	});
	return refusal.mayRetry ? { retry: failure } : failure;
}

function byStatus(
	response: ApiResponse,
	{ provider, connect }: GoogleSubject,
	{ message }: GoogleError,
	nowMs: number,
): Verdict {
	const credentialsRemedy = `Connect again: ${connect}.`;
	return classifyByStatus(response, { provider, detail: message, nowMs, credentialsRemedy });
}

function allow({ account, grant, property, connect }: GoogleSubject): string {
	const what = property === null ? '' : ` to ${property}`;
	return `Give ${account} access${what} (${grant}), or choose a different property: ${connect}.`;
}

function quoted(message: string): string {
	return message === '' ? '' : ` Google says: “${message.slice(0, 300)}”`;
}
