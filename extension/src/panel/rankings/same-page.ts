const tracking = /^(utm_.*|gclid|fbclid|msclkid)$/;

/** Whether two addresses are one page to a search engine’s figures. */
export function isSamePage(one: string, other: string): boolean {
	return pageKey(one) === pageKey(other);
}

function pageKey(text: string): string {
	const url = URL.parse(text);
	if (!url) return text;
	for (const name of [...url.searchParams.keys()]) {
		if (tracking.test(name)) url.searchParams.delete(name);
	}
	const host = url.host.replace(/^www\./, '');
	return `${host}${url.pathname.replace(/\/$/, '')}${url.search}`;
}
