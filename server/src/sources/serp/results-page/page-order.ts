interface Known {
	/** How many pages the depth has. */
	readonly pages: number;
	/** The page where the site was found last; null when it was not. */
	readonly lastPage: number | null;
}

/**
 * In which order to read pages: where the site was, beside it, then all others from the top. Each
 * page comes once, so whoever reads them all may say that the site is not there.
 */
export function pageOrder({ pages, lastPage }: Known): number[] {
	const all = Array.from({ length: pages }, (_, index) => index + 1);
	if (lastPage === null) return all;
	const near = [lastPage, lastPage - 1, lastPage + 1].filter((page) => all.includes(page));
	return [...near, ...all.filter((page) => !near.includes(page))];
}

/**
 * Once a week each keyword is read from the top, a seventh of them each day: a second page of the
 * site may have come up above the one that is found where it always was.
 */
export function isReadFromTop(keywordId: number, day: number): boolean {
	return (keywordId + day) % 7 === 0;
}
