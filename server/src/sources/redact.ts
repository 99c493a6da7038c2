/** What is shorter keeps nothing safe, and may be a part of ordinary words. */
const shortestSecret = 6;

/** Takes the secrets out of a text, as they are and as they stand in addresses. */
export function redact(text: string, secrets: readonly string[]): string {
	return secrets
		.flatMap((secret) => [secret, encodeURIComponent(secret)])
		.filter(({ length }) => length >= shortestSecret)
		.reduce((clean, secret) => clean.replaceAll(secret, '…'), text);
}
