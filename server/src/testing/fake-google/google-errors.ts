/** An error answer in Google’s words. */
export interface FakeFailure {
	readonly status: number;
	/** JSON, or the text itself. */
	readonly body: unknown;
	readonly headers?: Readonly<Record<string, string>>;
}

function apiError(code: number, reason: string, message: string, status: string): FakeFailure {
	const errors = [{ message, domain: 'global', reason }];
	return { status: code, body: { error: { code, message, errors, status } } };
}

const disabled =
	'Google Search Console API has not been used in project 123456789 before or it is disabled.';

/** Errors by the name that a test uses. */
export const fakeFailures = {
	unauthenticated: apiError(
		401,
		'authError',
		'Request had invalid authentication credentials. Expected OAuth 2 access token, login cookie or other valid authentication credential.',
		'UNAUTHENTICATED',
	),
	forbidden: apiError(
		403,
		'forbidden',
		"User does not have sufficient permission for site 'sc-domain:example.com'. See also: https://support.google.com/webmasters/answer/2451999.",
		'PERMISSION_DENIED',
	),
	accessNotConfigured: {
		status: 403,
		body: {
			error: {
				code: 403,
				message: disabled,
				errors: [{ message: disabled, domain: 'usageLimits', reason: 'accessNotConfigured' }],
				status: 'PERMISSION_DENIED',
				details: [
					{
						'@type': 'type.googleapis.com/google.rpc.ErrorInfo',
						reason: 'SERVICE_DISABLED',
						domain: 'googleapis.com',
						metadata: {
							service: 'searchconsole.googleapis.com',
							activationUrl:
								'https://console.developers.google.com/apis/api/searchconsole.googleapis.com/overview?project=123456789',
						},
					},
				],
			},
		},
	},
	insufficientScope: apiError(
		403,
		'insufficientPermissions',
		'Request had insufficient authentication scopes.',
		'PERMISSION_DENIED',
	),
	quotaExceeded: apiError(
		403,
		'quotaExceeded',
		'Search Analytics load quota exceeded. Learn about usage limits: https://developers.google.com/webmaster-tools/v3/limits.',
		'PERMISSION_DENIED',
	),
	tooMany: {
		...apiError(429, 'rateLimitExceeded', 'Quota exceeded for quota metric.', 'RESOURCE_EXHAUSTED'),
		headers: { 'retry-after': '1' },
	},
	tokensExhausted: {
		status: 429,
		body: {
			error: {
				code: 429,
				message:
					'Exhausted property tokens per hour. These quota tokens will return in under an hour.',
				status: 'RESOURCE_EXHAUSTED',
			},
		},
	},
	invalidArgument: apiError(
		400,
		'invalidParameter',
		"'sc-domain:example.com/' is not a valid Search Console site URL.",
		'INVALID_ARGUMENT',
	),
	notFound: apiError(404, 'notFound', 'Requested entity was not found.', 'NOT_FOUND'),
	internal: apiError(500, 'backendError', 'Internal error encountered.', 'INTERNAL'),
	unavailable: apiError(
		503,
		'backendError',
		'The service is currently unavailable.',
		'UNAVAILABLE',
	),
	brokenJson: { status: 200, body: '{"rows":[{"keys":["2026-' },
	html: { status: 200, body: '<!doctype html><title>Proxy</title>' },
	invalidGrant: {
		status: 400,
		body: { error: 'invalid_grant', error_description: 'Token has been expired or revoked.' },
	},
	invalidClient: {
		status: 401,
		body: { error: 'invalid_client', error_description: 'The OAuth client was not found.' },
	},
} as const satisfies Readonly<Record<string, FakeFailure>>;

export type FakeFailureName = keyof typeof fakeFailures | 'slow' | 'hangUp';
