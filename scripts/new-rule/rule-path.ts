import type { Rule } from '@plumbline/core';

export interface RulePath {
	readonly group: Rule['group'];
	/** `title_tag_is_fresh` */
	readonly name: string;
	/** `titleTagIsFresh` */
	readonly constant: string;
	/** Relative to `core/src/rules`, without extension: `links/text/link-text-is-fresh`. */
	readonly module: string;
	/** Relative to the root of the repository. */
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

/**
 * Parses `title/title_tag_is_fresh`, or `links/text/link_text_is_fresh` for a group with
 * subfolders. Null if the group is unknown or the name is not in snake case.
 */
export function parseRulePath(text: string): RulePath | null {
	const match = /^([\w-]+)(\/[a-z]+(?:-[a-z]+)*)?\/([a-z][a-z0-9]*(?:_[a-z0-9]+)+)$/.exec(text);
	const [, folder = '', subFolder = '', name = ''] = match ?? [];
	const group = groups.find((known) => known === folder.replaceAll('-', '_'));
	if (!group) return null;
	const module = `${group.replaceAll('_', '-')}${subFolder}/${name.replaceAll('_', '-')}`;
	return {
		group,
		name,
		constant: name.replace(/_([a-z0-9])/g, (_whole, letter: string) => letter.toUpperCase()),
		module,
		rulePath: `core/src/rules/${module}.rule.ts`,
		fixturesPath: `core/src/rules/${module}.fixtures.ts`,
	};
}
