const redirects = /^https?:\/\/(?:www\.)?google\.[a-z]{2,3}(?:\.[a-z]{2})?\/url\?/i;

/**
 * The target of a link that was copied from Google’s results or documents, which lead through a
 * redirect of theirs; null for all other links.
 */
export function searchRedirectTarget(href: string): string | null {
	if (!redirects.test(href)) return null;
	const parameters = new URL(href).searchParams;
	const target = parameters.get('q') ?? parameters.get('url');
	return target !== null && /^https?:\/\//i.test(target) ? target : null;
}
