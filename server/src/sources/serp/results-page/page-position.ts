/**
 * The position of a result across pages. Each page counts as a full one, so the same result has the
 * same rank whichever pages were read before. The page number reveals whether a provider restarts
 * at 1 on each page or continues.
 */
export function pagePosition(
	stated: number | null,
	{ page, index, size }: { readonly page: number; readonly index: number; readonly size: number },
): number {
	const before = (page - 1) * size;
	if (stated === null || !Number.isInteger(stated) || stated < 1) return before + index + 1;
	return stated > before ? stated : before + stated;
}
