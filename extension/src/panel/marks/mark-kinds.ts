import type { Mark } from '../../messaging/protocol.ts';

const longest = 60;

/** The start of a text from the page, on one line. */
export function shortLabel(text: string): string {
	const start = text
		.slice(0, 4 * longest)
		.replace(/\s+/g, ' ')
		.trim();
	return start.length > longest ? `${start.slice(0, longest - 1)}…` : start;
}

/** The kinds of marks on the page, each with a switch of its own. */
export const markGroups = ['headings', 'links', 'images', 'landmarks', 'languages'] as const;
export type MarkGroup = (typeof markGroups)[number];

/** The color of each kind of mark. White text is readable on all of them. */
export const markColors = {
	heading: '#0b5f56',
	empty_heading: '#b42318',
	internal: '#0b5f56',
	external: '#1d4ed8',
	nofollow: '#8a5200',
	sponsored: '#7c3aed',
	ugc: '#a21a6b',
	other: '#5b6571',
	broken: '#b42318',
	alt: '#0b5f56',
	decoration: '#5b6571',
	no_alt: '#b42318',
	landmark: '#1d4ed8',
	language: '#7c3aed',
} as const;

export type MarkKind = keyof typeof markColors;

export interface KindOfMark extends Pick<Mark, 'node' | 'label'> {
	readonly kind: MarkKind;
}

/** The marks as the page draws them; an element with several gets one with all labels. */
export function drawnMarks(marks: readonly KindOfMark[]): readonly Mark[] {
	const drawn = new Map<Mark['node'], Mark>();
	for (const { kind, label, node } of marks) {
		const before = drawn.get(node);
		drawn.set(node, {
			node,
			label: before ? `${before.label} · ${label}` : label,
			color: before?.color ?? markColors[kind],
		});
	}
	return [...drawn.values()];
}

/** How many marks there are of each kind, in the order of the colors. */
export const legendOf = (marks: readonly KindOfMark[]) =>
	// Object.keys widens them.
	(Object.keys(markColors) as MarkKind[])
		.map((kind) => ({ kind, count: marks.filter((mark) => mark.kind === kind).length }))
		.filter(({ count }) => count > 0);
