import { classifyByStatus } from '../classify-by-status.ts';
import { objectOf, textOf } from '../json-values.ts';
import { SourceError } from '../source.ts';
import type { ApiResponse, Verdict } from '../source-http.ts';
import type { GoogleCredentials } from './google-credentials.ts';

type Kind = GoogleCredentials['kind'];

interface Explanation {
	readonly problem: string;
	readonly remedy: string;
}

const again = 'Run “plumbline connect google” again.';

const consentEnded: Explanation = {
	problem: 'Google no longer accepts the consent: it was revoked, or it has expired.',
	remedy: `${again} While the consent screen of your Google Cloud project is in testing, a consent ends after seven days: publish it (APIs & Services, OAuth consent screen, Publish app) to keep it.`,
};

const signInTooOld: Explanation = {
	problem:
		'The administrator of this Google account lets sign-ins of other programs end after some hours or days.',
	remedy: `${again} To keep the access, ask the administrator to trust the OAuth client (Admin console, Security, Google Cloud session control, Exempt trusted apps), or connect with a service account.`,
};

const assertionRefused: Explanation = {
	problem: 'Google does not accept the key of the service account.',
	remedy:
		'Check in Google Cloud, under IAM & Admin, Service Accounts, that the account and this key still exist, and that the clock of this machine is right. With a new key, run “plumbline connect google --service-account FILE” again.',
};

const clientRefused: Explanation = {
	problem:
		'Google does not accept the OAuth client: its id and secret do not match, or it was deleted.',
	remedy:
		'Check the client in Google Cloud, under APIs & Services, Credentials, and connect again with its file: plumbline connect google --client FILE.',
};

const byError: Readonly<Record<string, Explanation>> = {
	invalid_rapt: signInTooOld,
	rapt_required: signInTooOld,
	invalid_client: clientRefused,
	unauthorized_client: clientRefused,
	deleted_client: clientRefused,
	disabled_client: clientRefused,
	invalid_scope: {
		problem: 'Google does not grant this access to the client.',
		remedy:
			'Enable the Google Search Console API in the project of the client, then connect again.',
	},
	access_denied: {
		problem: 'Access was refused on Google’s page.',
		remedy: `${again} Choose an account that has the property in Search Console, and allow access.`,
	},
	admin_policy_enforced: {
		problem: 'The administrator of this Google account does not allow access.',
		remedy: 'Ask them to allow your OAuth client, or connect with a service account.',
	},
	org_internal: {
		problem: 'The OAuth client is only for accounts of its own organization.',
		remedy: 'Choose an account of that organization, or set the consent screen to “External”.',
	},
};

/** The meaning of an answer of the token endpoint (RFC 6749, 5.2). */
export function tokenVerdict(response: ApiResponse, kind: Kind, nowMs: number): Verdict {
	const body = objectOf(response.body);
	const error = textOf(body.error);
	if (response.status >= 400 && response.status < 500 && error !== '') {
		// Google’s own addition to RFC 6749, as for sign-ins that a Workspace ends.
		const cause = textOf(body.error_subtype) || error;
		return tokenError(cause, kind, textOf(body.error_description));
	}
	return classifyByStatus(response, {
		provider: 'Google’s sign-in',
		nowMs,
		credentialsRemedy: again,
	});
}

export function tokenError(error: string, kind: Kind, detail = ''): SourceError {
	const said = `Google says “${[error, detail].filter(Boolean).join(': ').slice(0, 200)}”.`;
	const known = error === 'invalid_grant' ? invalidGrant(kind) : byError[error];
	const { problem, remedy } = known ?? { problem: 'Google gave no access.', remedy: again };
	return new SourceError('credentials', `${problem} ${said}`, { remedy });
}

function invalidGrant(kind: Kind): Explanation {
	return kind === 'oauth' ? consentEnded : assertionRefused;
}
