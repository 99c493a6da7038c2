/**
 * Where a result stands over all pages. Pages count as many places as a full one has, so the same
 * result has the same rank whichever pages were read before. A provider that counts each page from
 * 1 and one that counts on are told apart by the page.
 */
export function pagePosition(
	told: number | null,
	{ page, index, size }: { readonly page: number; readonly index: number; readonly size: number },
): number {
	const before = (page - 1) * size;
	if (told === null || !Number.isInteger(told) || told < 1) return before + index + 1;
	return told > before ? told : before + told;
}
