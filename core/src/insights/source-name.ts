/** Host and last part of the path: “developers.google.com › title-link”. */
export function sourceName(address: string): string {
	const { host, pathname } = new URL(address);
	const page = pathname.split('/').findLast(Boolean);
	const name = host.replace(/^www\./, '');
	return page ? `${name} › ${page.replace(/\.html?$/, '')}` : name;
}
