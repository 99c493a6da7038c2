import { classifyByStatus } from '../classify-by-status.ts';
import { connectCommand } from '../connect-command.ts';
import { objectOf, textOf } from '../json-values.ts';
import { SourceError, type SourceFailure } from '../source.ts';
import type { ApiResponse, Verdict } from '../source-http.ts';

interface Refusal {
	readonly failure: SourceFailure;
	readonly mayRetry?: boolean;
	readonly retryAfterMs?: number;
	readonly problem: string;
	readonly remedy: string;
}

const connectAgain = `Connect it again: ${connectCommand('bing-webmaster')}.`;
const verify = `Verify the site in Bing Webmaster Tools with the account that owns this key, or choose a different URL with --site-url: ${connectCommand('bing-webmaster')}.`;
const temporary: Refusal = {
	failure: 'temporary',
	mayRetry: true,
	problem: 'has an internal error.',
	remedy: 'Wait; Plumbline retries automatically.',
};
const throttled: Refusal = {
	failure: 'quota',
	retryAfterMs: 3_600_000,
	problem: 'received too many requests.',
	remedy: 'Wait; Plumbline retries in an hour.',
};
const notYours: Refusal = {
	failure: 'permission',
	problem: 'does not show this site to this account.',
	remedy: verify,
};

/** By Bing’s own error number, whatever the HTTP status. */
const refusals: Readonly<Record<number, Refusal>> = {
	1: temporary,
	2: temporary,
	3: {
		failure: 'credentials',
		problem: 'does not know this API key.',
		remedy: `Copy the key in Bing Webmaster Tools, under Settings, API access. ${connectAgain}`,
	},
	4: throttled,
	5: throttled,
	6: {
		failure: 'permission',
		problem: 'has blocked this account.',
		remedy: 'Check the reason in Bing Webmaster Tools, or use the key of a different account.',
	},
	7: { failure: 'refused', problem: 'rejects this URL of the site.', remedy: verify },
	8: { failure: 'refused', problem: 'rejects the request.', remedy: connectAgain },
	10: notYours,
	11: notYours,
	13: notYours,
	14: notYours,
};

/** Classifies an answer of Bing by the error number in its body. */
export function bingVerdict(response: ApiResponse, nowMs: number): Verdict {
	const { ErrorCode, Message } = objectOf(response.body);
	const provider = 'Bing Webmaster';
	if (typeof ErrorCode !== 'number' || ErrorCode === 0) {
		const credentialsRemedy = connectAgain;
		const detail = textOf(Message);
		return classifyByStatus(response, { provider, detail, nowMs, credentialsRemedy });
	}
	const refusal = refusals[ErrorCode] ?? { ...notYours, failure: 'refused', problem: 'refuses.' };
	const said = textOf(Message).slice(0, 200);
	const problem = `${provider} ${refusal.problem} Bing says: “${said}” (${ErrorCode}).`;
	const failure = new SourceError(refusal.failure, problem, {
		remedy: refusal.remedy,
		retryAfterMs: refusal.retryAfterMs ?? null,
	});
	return refusal.mayRetry ? { retry: failure } : failure;
}
