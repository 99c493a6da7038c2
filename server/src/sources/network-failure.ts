import { SourceError } from './source.ts';

export interface Reach {
	readonly provider: string;
	readonly host: string;
	readonly timedOut: boolean;
}

const reasons: Readonly<Record<string, string>> = {
	ENOTFOUND: 'no such host is known',
	EAI_AGAIN: 'names of hosts cannot be looked up',
	ECONNREFUSED: 'nothing answers there',
	ECONNRESET: 'the connection broke off',
	UND_ERR_SOCKET: 'the connection broke off',
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
		`${provider} could not be read at ${host}: ${reason ?? 'no whole answer came, or one that leads elsewhere'}.`,
		{ remedy: `Look whether this machine reaches ${host}; a proxy or firewall may stand between.` },
	);
}

function codeOf(error: unknown): string | null {
	const code = error instanceof Error && 'code' in error ? error.code : null;
	return typeof code === 'string' && /^[A-Z_0-9]+$/.test(code) ? code : null;
}
