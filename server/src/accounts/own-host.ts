/** Whether a host belongs to one of these domains: the domain itself or below it. */
export function isHostOf(hostname: string, domains: readonly string[]): boolean {
	const host = hostname.toLowerCase().replace(/\.$/, '');
	return domains.some((domain) => host === domain || host.endsWith(`.${domain}`));
}
