import type { Region } from '../../messaging/protocol.ts';
import { type KindOfMark, shortLabel } from './mark-kinds.ts';

const roles: ReadonlySet<string> = new Set(
	'main navigation banner contentinfo complementary search region form'.split(' '),
);
const roleOf: ReadonlyMap<string, string> = new Map([
	['main', 'main'],
	['nav', 'navigation'],
	['aside', 'complementary'],
	['header', 'banner'],
	['footer', 'contentinfo'],
	['search', 'search'],
]);

/** The role of a landmark, by its attribute or else its element; empty for other elements. */
export function landmarkRole({ name, role }: Region): string {
	const stated = role.trim().toLowerCase();
	if (stated === '') return roleOf.get(name) ?? '';
	return roles.has(stated) ? stated : '';
}

/** A `<header>` with a different role, for instance, is neither a landmark nor states a language. */
export const isRegion = (region: Region): boolean =>
	landmarkRole(region) !== '' || region.lang !== null;

export const landmarkMarks = (regions: readonly Region[]): readonly KindOfMark[] =>
	regions
		.filter((region) => landmarkRole(region) !== '')
		.map((region) => ({ node: region.node, label: landmarkRole(region), kind: 'landmark' }));

export const languageMarks = (regions: readonly Region[]): readonly KindOfMark[] =>
	regions.flatMap(({ lang, node }) =>
		lang === null ? [] : { node, label: `lang=${shortLabel(lang)}`, kind: 'language' },
	);
