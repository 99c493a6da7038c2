/**
 * The URL of an Analytics landing page, which is a path with its query, without the host. Null if
 * it is not a page: `(not set)`, `(other)`, or empty.
 */
export function landingUrl(landingPage: string, siteDomain: string): string | null {
	if (landingPage === '' || /^\(.*\)$/.test(landingPage)) return null;
	const path = landingPage.startsWith('/') ? landingPage : `/${landingPage}`;
	// If the site is a folder of a host, the path already contains the folder.
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
