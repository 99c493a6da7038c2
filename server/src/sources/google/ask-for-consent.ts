import { createHash, randomBytes } from 'node:crypto';
import { type ConsentAnswer, listenForConsent } from './consent-listener.ts';
import { consentUrl } from './consent-url.ts';
import { exchangeCode } from './exchange-code.ts';
import type { OAuthClient, OAuthCredentials } from './google-credentials.ts';
import type { GoogleAsking } from './google-tokens.ts';
import { tokenError } from './token-verdict.ts';

export interface ConsentRequest extends GoogleAsking {
	readonly client: OAuthClient;
	readonly scope: string;
	/** Shows the person Google’s page. */
	readonly show: (address: string) => void;
}

/** Credentials from the person’s consent on Google’s page. Throws a SourceError if they refuse. */
export async function askForConsent(request: ConsentRequest): Promise<OAuthCredentials> {
	const state = randomBytes(24).toString('base64url');
	const { challenge, verifier } = newPkce();
	const listener = await listenForConsent(state, request.signal);
	try {
		const { redirectUri } = listener;
		const { authorize } = request.addresses;
		request.show(consentUrl({ ...request, authorize, state, redirectUri, challenge }));
		const code = codeOf(await listener.answer);
		return await exchangeCode({ ...request, code, verifier, redirectUri });
	} finally {
		listener.close();
	}
}

function codeOf(answer: ConsentAnswer): string {
	if ('code' in answer) return answer.code;
	throw tokenError(answer.error, 'oauth');
}

/** Proves that the code is exchanged by the program that requested it (RFC 7636). */
export interface Pkce {
	readonly verifier: string;
	readonly challenge: string;
}

export function newPkce(): Pkce {
	const verifier = randomBytes(48).toString('base64url');
	return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
}
