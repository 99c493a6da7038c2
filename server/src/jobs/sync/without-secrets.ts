import { redact } from '../../sources/redact.ts';
import { SourceError } from '../../sources/source.ts';

/** Shorter texts in credentials (`Bearer`, a port) are not secrets. */
const shortestSecret = 8;

/** The same error with the credentials removed from its message; drops its cause unread. */
export function withoutSecrets(error: unknown, credentials: unknown): unknown {
	if (!(error instanceof Error)) return error;
	const secrets = textsOf(credentials);
	const message = redact(error.message, secrets);
	if (error instanceof SourceError) {
		const { failure, retryAfterMs } = error;
		return new SourceError(failure, message, {
			remedy: redact(error.remedy, secrets),
			retryAfterMs,
		});
	}
	const clean = new Error(message);
	clean.name = error.name;
	clean.stack = redact(error.stack ?? '', secrets);
	return clean;
}

/** Every text in it, including each line of a longer one. */
function textsOf(value: unknown): readonly string[] {
	if (typeof value === 'string') {
		return [value, ...value.split('\n')].filter(({ length }) => length >= shortestSecret);
	}
	return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}
