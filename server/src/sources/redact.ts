/** Takes the secrets out of a text, as they are and as they stand in addresses. */
export function redact(text: string, secrets: readonly string[]): string {
	return secrets
		.flatMap((secret) => [secret, encodeURIComponent(secret)])
		.filter((secret) => secret !== '')
		.reduce((clean, secret) => clean.replaceAll(secret, '…'), text);
}
