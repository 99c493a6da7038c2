import type { Heading } from '@plumbline/core';
import type { Texts } from '../../texts/panel/texts.generated.ts';
import type { CheckedLink } from '../links/checked-links.ts';
import { type KindOfMark, type MarkKind, shortLabel } from './mark-kinds.ts';

/** Labels each link with its target, its rel values for search engines, and a check that failed. */
export const linkMarks = (
	links: readonly CheckedLink[],
	{ health: results, kinds }: Texts['content']['links'],
): readonly KindOfMark[] =>
	links.map((checked) => {
		const { kind, link, qualifiers } = checked.link;
		const result = checked.health === 'broken' ? [results.broken] : [];
		return {
			node: link.node,
			label: [kinds[kind], ...qualifiers, ...result].join(' · '),
			kind: kindOf(checked),
		};
	});

/** The kind that matters most. */
function kindOf({ health, link: { kind, qualifiers } }: CheckedLink): MarkKind {
	if (kind === 'broken' || health === 'broken') return 'broken';
	const stated = (['sponsored', 'ugc', 'nofollow'] as const).find((rel) =>
		qualifiers.includes(rel),
	);
	return stated ?? (kind === 'internal' || kind === 'external' ? kind : 'other');
}

/** Labels each heading with its level and text. */
export const headingMarks = (headings: readonly Heading[], empty: string): readonly KindOfMark[] =>
	headings.map(({ label, level, node }) => ({
		node,
		label: `H${level} ${shortLabel(label) || empty}`,
		kind: label ? 'heading' : 'empty_heading',
	}));
