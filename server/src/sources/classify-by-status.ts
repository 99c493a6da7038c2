import { retryAfterMs } from '../process/pause.ts';
import { SourceError, type SourceFailure } from './source.ts';
import type { ApiResponse, Verdict } from './source-http.ts';

interface Wording {
	readonly provider: string;
	/** The provider’s own error message; empty if there is none. */
	readonly detail?: string;
	readonly nowMs: number;
	/** The remedy for a wrong key: how to enter it again. */
	readonly credentialsRemedy: string;
}

/** The meaning of a status at most providers. For statuses without a rule of the provider’s own. */
export function classifyByStatus({ status, headers }: ApiResponse, wording: Wording): Verdict {
	if (status >= 200 && status < 300) return 'ok';
	const wanted = retryAfterMs(headers, wording.nowMs);
	const failure = (kind: SourceFailure, what: string, remedy: string) =>
		new SourceError(kind, sentence(wording, what, status), { remedy, retryAfterMs: wanted });
	if (status === 401) {
		return failure('credentials', 'rejects the credentials', wording.credentialsRemedy);
	}
	if (status === 403)
		return failure('permission', 'refuses access', 'Check the permissions of this account there.');
	if (status === 429) {
		return {
			retry: failure(
				'quota',
				'received too many requests',
				'Wait; Plumbline retries automatically.',
			),
		};
	}
	if (status === 408 || status >= 500) {
		return {
			retry: failure(
				'temporary',
				'has an internal error',
				'Wait; Plumbline retries automatically.',
			),
		};
	}
	return failure('refused', 'rejects the request', 'Check the settings of this connection.');
}

function sentence({ provider, detail }: Wording, what: string, status: number): string {
	return `${provider} ${what} (${status})${detail ? `: ${detail.slice(0, 300)}` : '.'}`;
}
