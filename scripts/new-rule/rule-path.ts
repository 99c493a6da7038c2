import type { Rule } from '@plumbline/core';

export interface RulePath {
	readonly group: Rule['group'];
	/** `title_tag_is_fresh` */
	readonly name: string;
	/** `titleTagIsFresh` */
	readonly constant: string;
	/** Relative to `core/src/rules`, without ending: `title/title-tag-is-fresh`. */
	readonly module: string;
	/** Relative to the root. */
	readonly rulePath: string;
	readonly fixturesPath: string;
}

export const groups: readonly Rule['group'][] = [
	'title',
	'description',
	'headings',
	'content',
	'links',
	'images',
	'indexability',
	'international',
	'structured_data',
	'page',
];

/** `title/title_tag_is_fresh`; null where the group is unknown or the name is not in snake case. */
export function parseRulePath(text: string): RulePath | null {
	const [folder = '', name = '', ...rest] = text.split('/');
	const group = groups.find((known) => known === folder.replaceAll('-', '_'));
	if (!group || rest.length > 0 || !/^[a-z][a-z0-9]*(_[a-z0-9]+)+$/.test(name)) return null;
	const module = `${group.replaceAll('_', '-')}/${name.replaceAll('_', '-')}`;
	return {
		group,
		name,
		constant: name.replace(/_([a-z0-9])/g, (_whole, letter: string) => letter.toUpperCase()),
		module,
		rulePath: `core/src/rules/${module}.rule.ts`,
		fixturesPath: `core/src/rules/${module}.fixtures.ts`,
	};
}
