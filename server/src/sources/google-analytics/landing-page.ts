/**
 * The address of what Analytics calls a landing page: a path with its query, without the host.
 * Null for what is no page: `(not set)`, `(other)`, or nothing.
 */
export function landingUrl(landingPage: string, siteDomain: string): string | null {
	if (landingPage === '' || /^\(.*\)$/.test(landingPage)) return null;
	const path = landingPage.startsWith('/') ? landingPage : `/${landingPage}`;
	// A site that is a folder of a host has its folder in the path already.
	const [host = ''] = siteDomain.split('/');
	return `https://${host}${path}`;
}

/** Whether a path belongs to a site that is a folder of its host. */
export function isInSite(landingPage: string, siteDomain: string): boolean {
	const folder = siteDomain.slice(siteDomain.split('/', 1)[0]?.length ?? 0);
	if (folder === '') return true;
	const [path = ''] = landingPage.split(/[?#]/);
	return path === folder || path.startsWith(`${folder}/`);
}
