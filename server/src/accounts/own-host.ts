/** True if a host belongs to one of these sites: it equals a domain or is below it. */
export function isHostOf(hostname: string, domains: readonly string[]): boolean {
	const host = hostname.toLowerCase().replace(/\.$/, '');
	return domains.map(hostOf).some((domain) => host === domain || host.endsWith(`.${domain}`));
}

/** A site may have a port and a folder: `example.com:8080/shop`. */
function hostOf(domain: string): string {
	return domain.replace(/[:/].*/, '');
}
