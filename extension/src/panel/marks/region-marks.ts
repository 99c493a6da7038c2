import type { Region } from '../../messaging/protocol.ts';
import type { KindOfMark } from './mark-kinds.ts';
import { shortLabel } from './short-label.ts';

const roleOf: Readonly<Record<string, string>> = {
	main: 'main',
	nav: 'navigation',
	aside: 'complementary',
	header: 'banner',
	footer: 'contentinfo',
	search: 'search',
};

/** The role of a landmark, by its attribute or its element; empty for other elements. */
export const landmarkRole = ({ name, role }: Region): string =>
	shortLabel(role) || (roleOf[name] ?? '');

export const landmarkMarks = (regions: readonly Region[]): readonly KindOfMark[] =>
	regions
		.filter((region) => landmarkRole(region) !== '')
		.map((region) => ({ node: region.node, label: landmarkRole(region), kind: 'landmark' }));

export const languageMarks = (regions: readonly Region[]): readonly KindOfMark[] =>
	regions.flatMap(({ lang, node }) =>
		lang === null ? [] : { node, label: `lang=${shortLabel(lang)}`, kind: 'language' },
	);
