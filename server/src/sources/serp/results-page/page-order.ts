interface Known {
	/** The number of pages within the depth. */
	readonly pages: number;
	/** The page where the site was last found; null if it was not. */
	readonly lastPage: number | null;
}

/**
 * The order in which to read pages: where the site was, its neighbors, then all others from the
 * top. Each page comes once, so reading all of them proves that the site is not there.
 */
export function pageOrder({ pages, lastPage }: Known): number[] {
	const all = Array.from({ length: pages }, (_, index) => index + 1);
	if (lastPage === null) return all;
	const near = [lastPage, lastPage - 1, lastPage + 1].filter((page) => all.includes(page));
	return [...near, ...all.filter((page) => !near.includes(page))];
}

/**
 * Once a week each keyword is read from the top, a seventh of them each day: a second page of the
 * site may now rank above the known one.
 */
export function isReadFromTop(keywordId: number, day: number): boolean {
	return (keywordId + day) % 7 === 0;
}
