/** Anything shorter is not secret, and may be part of ordinary words. */
const shortestSecret = 6;

/** Removes the secrets from a text, both plain and URL-encoded. */
export function redact(text: string, secrets: readonly string[]): string {
	return secrets
		.flatMap((secret) => [secret, encodeURIComponent(secret)])
		.filter(({ length }) => length >= shortestSecret)
		.reduce((clean, secret) => clean.replaceAll(secret, '…'), text);
}
