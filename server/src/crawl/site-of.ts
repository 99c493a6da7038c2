/** Hosts with and without www are one site, and so are http and https. */
export function siteOf({ host, protocol }: URL): string | null {
	return /^https?:$/.test(protocol) ? host.replace(/^www\./, '') : null;
}
