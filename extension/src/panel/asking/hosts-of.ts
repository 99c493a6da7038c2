/** What the browser is asked for, to read answers of these addresses; Firefox knows no ports here. */
export function hostsOf(addresses: readonly string[]): readonly string[] {
	const hosts = addresses.flatMap((address) => {
		const url = URL.parse(address);
		return url && /^https?:$/.test(url.protocol) ? [`${url.protocol}//${url.hostname}/*`] : [];
	});
	return [...new Set(hosts)];
}
