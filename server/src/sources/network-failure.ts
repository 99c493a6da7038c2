import { SourceError } from './source.ts';

export interface Reach {
	readonly provider: string;
	readonly host: string;
	readonly timedOut: boolean;
}

const reasons: Readonly<Record<string, string>> = {
	ENOTFOUND: 'the host is unknown',
	EAI_AGAIN: 'host names cannot be resolved',
	ECONNREFUSED: 'nothing answers there',
	ECONNRESET: 'the connection was lost',
	UND_ERR_SOCKET: 'the connection was lost',
	CERT_HAS_EXPIRED: 'its certificate has expired',
	DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is self-signed',
	SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is self-signed',
};

/** Why there was no answer. Errors of fetch may quote headers and URLs, so only their code is used. */
export function networkFailure(error: unknown, { provider, host, timedOut }: Reach): SourceError {
	const code = codeOf(error) ?? codeOf(error instanceof Error ? error.cause : null);
	const reason = timedOut ? 'it took too long' : (code && reasons[code]) || code;
	return new SourceError(
		'temporary',
		`${provider} could not be read at ${host}: ${reason ?? 'the answer was incomplete or a redirect to a different host'}.`,
		{ remedy: `Check whether this machine can reach ${host}; a proxy or firewall may block it.` },
	);
}

function codeOf(error: unknown): string | null {
	const code = error instanceof Error && 'code' in error ? error.code : null;
	return typeof code === 'string' && /^[A-Z_0-9]+$/.test(code) ? code : null;
}
