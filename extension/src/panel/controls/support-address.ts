/** The page of the extension in the store of this browser, where users can write to the authors. */
export function supportAddress(id: string, userAgent: string): string {
	if (userAgent.includes('Firefox/')) {
		return `https://addons.mozilla.org/firefox/addon/${encodeURIComponent(id)}/`;
	}
	if (userAgent.includes('Edg/')) {
		return `https://microsoftedge.microsoft.com/addons/detail/${id}`;
	}
	return `https://chromewebstore.google.com/detail/${id}/support`;
}
