import type { PageLink } from '@plumbline/core';
import type { Mark } from '../../messaging/protocol.ts';

/** Labels each link with its target and its rel values for search engines. */
export const linkMarks = (
	links: readonly PageLink[],
	kinds: Readonly<Record<PageLink['kind'], string>>,
): readonly Mark[] =>
	links.map(({ kind, link, qualifiers }) => ({
		node: link.node,
		label: [kinds[kind], ...qualifiers].join(' · '),
		tone: toneOf(kind, qualifiers.length > 0),
	}));

function toneOf(kind: PageLink['kind'], isQualified: boolean): Mark['tone'] {
	if (kind === 'broken') return 'bad';
	return kind === 'external' || isQualified ? 'quiet' : 'plain';
}
