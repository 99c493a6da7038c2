/** Whether a host belongs to one of these sites: the domain itself or below it. */
export function isHostOf(hostname: string, domains: readonly string[]): boolean {
	const host = hostname.toLowerCase().replace(/\.$/, '');
	return domains.map(hostOf).some((domain) => host === domain || host.endsWith(`.${domain}`));
}

/** A site may have a port and be a folder: `example.com:8080/shop`. */
function hostOf(domain: string): string {
	return domain.replace(/[:/].*/, '');
}
