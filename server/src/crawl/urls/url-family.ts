/**
 * The pattern of a URL: equal for the pages of a calendar, of a list in parts, or of one kind of
 * product. Numbers and long codes count as equal.
 */
export function urlFamily({ pathname, searchParams }: URL): string {
	const path = pathname.replace(/[\da-f]{16,}|\d+/gi, '0');
	const names = [...new Set(searchParams.keys())].sort().join('&');
	return names === '' ? path : `${path}?${names}`;
}

/** A path such as /a/b/a/b/a/b, which relative links of a wrong page make without end. */
export const isRepeating = ({ pathname }: URL): boolean =>
	/(\/[^/]+(?:\/[^/]+)?)\1\1(?:\/|$)/.test(pathname);
