import type { Rule } from '@plumbline/core';
import type { RulePath } from './rule-path.ts';

/** The fact that most rules of a group read; all are lists of things with a node. */
const factOf: Readonly<Record<Rule['group'], string>> = {
	title: 'titles',
	description: 'descriptions',
	headings: 'headings',
	content: 'textBlocks',
	links: 'links',
	images: 'images',
	indexability: 'robotsMetas',
	international: 'hreflangs',
	structured_data: 'structuredData',
	page: 'viewportTags',
};

/** A rule that loads and finds nothing yet, so that only its own tests fail: texts, source and condition are to be written. */
export const ruleSource = (
	{ constant, group, name }: RulePath,
	today: Date,
): string => `import { defineRule } from '../../audit/rule.ts';

export const ${constant} = defineRule({
	name: '${name}',
	group: '${group}',
	risk: 'low',
	difficulty: 'easy',
	impact: 1,
	class: 'convention',
	severity: 'note',
	audience: 'writer',
	evidence: {
		url: '',
		says: '',
		checked: '${today.toISOString().slice(0, 10)}',
	},
	reads: ['${factOf[group]}'],
	title: '',
	why: '',
	fix: '',
	messages: { wrong: '' },
	evaluate({ ${factOf[group]} }, found) {
		const wrong = ${factOf[group]}.filter(() => false);
		for (const { node } of wrong) found.wrong(node);
	},
});
`;

/** Fixtures that fail until a bad page shows each message. */
export const fixturesSource = ({
	constant,
	module,
}: RulePath): string => `import { fixturesFor } from '../fixture.ts';
import { ${constant} } from './${module.split('/')[1]}.rule.ts';

export const fixtures = fixturesFor(${constant}, {
	good: {
		'an ordinary page': {},
	},
	bad: {},
});
`;
