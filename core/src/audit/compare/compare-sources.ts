import type { PageDigest } from '../../facts/page-digest.ts';

export type ComparedPart = keyof PageDigest;

/** How scripts changed one part of a page. */
export interface SourceDifference {
	readonly part: ComparedPart;
	/** Only in the HTML as it was sent. */
	readonly removed: readonly string[];
	/** Only in the page as it was rendered. */
	readonly added: readonly string[];
	/** Only for a single item such as the title; `removed` and `added` are then empty. */
	readonly changed: { readonly before: string; readonly after: string } | null;
}

/** Every part in which the two states differ, in the order of the digest. Unknown parts are skipped. */
export function compareSources(
	served: PageDigest,
	rendered: PageDigest,
): readonly SourceDifference[] {
	const parts = Object.keys(served) as ComparedPart[]; // the keys of a digest
	return parts.flatMap((part) => {
		const [before, after] = [entries(part, served), entries(part, rendered)];
		return before && after ? differenceOf(part, before, after) : [];
	});
}

const single: ReadonlySet<ComparedPart> = new Set(['title', 'description', 'lang']);

/** The part as lines that people can read and compare. */
function entries(part: ComparedPart, digest: PageDigest): readonly string[] | null {
	switch (part) {
		case 'canonicals':
			return digest.canonicals?.map(({ address }) => address) ?? null;
		case 'robots':
			return (
				digest.robots?.map(
					({ crawler, name, value }) => `${crawler}: ${name}${value === null ? '' : `:${value}`}`,
				) ?? null
			);
		case 'hreflangs':
			return digest.hreflangs?.map(({ code, href }) => `${code} ${href}`) ?? null;
		case 'headings':
			return digest.headings?.map(({ level, text }) => `h${level} ${text}`) ?? null;
		default: {
			const value = digest[part];
			return typeof value === 'string' ? [value] : value;
		}
	}
}

function differenceOf(
	part: ComparedPart,
	before: readonly string[],
	after: readonly string[],
): readonly SourceDifference[] {
	const removed = without(before, after).filter(Boolean);
	const added = without(after, before).filter(Boolean);
	if (removed.length === 0 && added.length === 0) return [];
	const [old, fresh] = [removed[0], added[0]];
	return single.has(part) && old !== undefined && fresh !== undefined
		? [{ part, removed: [], added: [], changed: { before: old, after: fresh } }]
		: [{ part, removed, added, changed: null }];
}

/** Lines that `lines` contains more often than `others`. */
function without(lines: readonly string[], others: readonly string[]): readonly string[] {
	const left = new Map<string, number>();
	for (const line of others) left.set(line, (left.get(line) ?? 0) + 1);
	return lines.filter((line) => {
		const count = left.get(line) ?? 0;
		left.set(line, count - 1);
		return count <= 0;
	});
}
