import { type SourceAccess, SourceError } from '../source.ts';
import { type Api, type ApiRequest, createApi } from '../source-http.ts';
import type { GoogleAddresses } from './google-addresses.ts';
import { parseGoogleCredentials } from './google-credentials.ts';
import { createGoogleTokens } from './google-tokens.ts';
import { type GoogleSubject, googleVerdict } from './google-verdict.ts';

export interface GoogleApiSettings {
	readonly access: Pick<SourceAccess, 'credentials' | 'fetch' | 'now' | 'signal' | 'wait'>;
	readonly addresses: GoogleAddresses;
	readonly baseUrl: string;
	readonly scope: string;
	/** `account` is filled in from the credentials. */
	readonly subject: Omit<GoogleSubject, 'account'>;
}

/** A Google API, called with a token that is renewed before it expires, and once when refused. */
export function createGoogleApi(settings: GoogleApiSettings): Api {
	const { access, addresses, baseUrl, scope } = settings;
	const credentials = parseGoogleCredentials(access.credentials);
	if (credentials === null) throw notConnected(settings.subject);
	const account =
		credentials.kind === 'oauth' ? 'the account that you chose' : credentials.clientEmail;
	const tokens = createGoogleTokens(credentials, scope, { ...access, addresses });
	const api = createApi({
		provider: settings.subject.provider,
		baseUrl,
		fetch: access.fetch,
		signal: access.signal,
		...(access.wait && { wait: access.wait }),
		classify: (response) => googleVerdict(response, { ...settings.subject, account }, access.now()),
	});
	return {
		request: async (request) => {
			const token = await tokens.current();
			try {
				return await api.request(withToken(request, token));
			} catch (error) {
				if (!(error instanceof SourceError) || error.failure !== 'credentials') throw error;
				return api.request(withToken(request, await tokens.instead(token)));
			}
		},
	};
}

function withToken(request: ApiRequest, token: string): ApiRequest {
	const headers = { ...request.headers, authorization: `Bearer ${token}` };
	return { ...request, headers, secrets: [...(request.secrets ?? []), token] };
}

function notConnected({ provider, connect }: Pick<GoogleSubject, 'provider' | 'connect'>) {
	return new SourceError('credentials', `The credentials of ${provider} are missing.`, {
		remedy: `Connect it: ${connect}.`,
	});
}
