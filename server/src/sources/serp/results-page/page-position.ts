/**
 * The position of a result across pages. Each page counts as a full one, so the same result has the
 * same rank whichever pages were read before. The page number reveals whether a provider restarts
 * at 1 on each page or continues.
 */
export function pagePosition(
	told: number | null,
	{ page, index, size }: { readonly page: number; readonly index: number; readonly size: number },
): number {
	const before = (page - 1) * size;
	if (told === null || !Number.isInteger(told) || told < 1) return before + index + 1;
	return told > before ? told : before + told;
}
