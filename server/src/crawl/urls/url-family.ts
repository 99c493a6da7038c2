/**
 * The pattern of a URL: equal for the pages of a calendar, of a list in parts, or of one kind of
 * product. Numbers and long codes count as equal.
 */
export function urlFamily({ pathname, searchParams }: URL): string {
	const path = pathname.replace(/[\da-f]{16,}|\d+/gi, '0');
	const names = [...new Set(searchParams.keys())].sort().join('&');
	return names === '' ? path : `${path}?${names}`;
}

/** A page, and how many of its family in a row led there. */
export interface FamilyMember {
	readonly url: URL;
	readonly chain: number;
}

/** How many pages of one family in a row lead to the URL. */
export const chainOf = (url: URL, from: FamilyMember | null | undefined): number =>
	from && urlFamily(from.url) === urlFamily(url) ? from.chain + 1 : 0;

/** A path such as /a/b/a/b/a/b, which relative links of a wrong page make without end. */
export const isRepeating = ({ pathname }: URL): boolean =>
	/(\/[^/]+(?:\/[^/]+)?)\1\1(?:\/|$)/.test(pathname);
