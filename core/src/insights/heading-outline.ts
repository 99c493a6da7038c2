import type { Heading } from '../facts/collected/body/headings.fact.ts';

export interface OutlineEntry {
	readonly heading: Heading;
	readonly children: readonly OutlineEntry[];
}

/** `aria-level` may be any number; the outline stays as shallow as readers can follow. */
const deepest = 9;

/** Headings as a tree: each contains the following ones of a deeper level. */
export function headingOutline(headings: readonly Heading[]): readonly OutlineEntry[] {
	const roots: OutlineEntry[] = [];
	const open: { readonly level: number; readonly children: OutlineEntry[] }[] = [];
	for (const heading of headings) {
		const level = Math.min(heading.level, deepest);
		while ((open.at(-1)?.level ?? 0) >= level) open.pop();
		const children: OutlineEntry[] = [];
		(open.at(-1)?.children ?? roots).push({ heading, children });
		open.push({ level, children });
	}
	return roots;
}
