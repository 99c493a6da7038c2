/**
 * The host permissions needed to read answers from these URLs. Without ports, because Firefox
 * rejects them here.
 */
export function hostsOf(addresses: readonly string[]): readonly string[] {
	const hosts = addresses.flatMap((address) => {
		const url = URL.parse(address);
		return url && /^https?:$/.test(url.protocol) ? [`${url.protocol}//${url.hostname}/*`] : [];
	});
	return [...new Set(hosts)];
}
