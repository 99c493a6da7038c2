import { redact } from '../../sources/redact.ts';
import { SourceError } from '../../sources/source.ts';

/** Shorter texts stand in credentials too (`Bearer`, a port) and are no secrets. */
const shortestSecret = 8;

/** The same error without anything of the credentials in what it says; its cause, unseen, is dropped. */
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

/** Every text in it, the lines of a longer one too. */
function textsOf(value: unknown): readonly string[] {
	if (typeof value === 'string') {
		return [value, ...value.split('\n')].filter(({ length }) => length >= shortestSecret);
	}
	return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}
