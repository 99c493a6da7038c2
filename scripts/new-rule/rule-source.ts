import type { Rule } from '@plumbline/core';
import type { RulePath } from './rule-path.ts';

/** The fact that most rules of a group read; each is a list of things with a node. */
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

/**
 * A rule that compiles and finds nothing yet, so that only its own tests fail. Texts, source and
 * condition are placeholders.
 */
export const ruleSource = (
	{ constant, group, module, name }: RulePath,
	today: Date,
): string => `import { defineRule } from '${upFrom(module)}../audit/rule.ts';

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

/** Fixtures whose tests fail until a bad page shows each message. */
export const fixturesSource = ({
	constant,
	module,
}: RulePath): string => `import { fixturesFor } from '${upFrom(module)}fixture.ts';
import { ${constant} } from './${module.split('/').at(-1)}.rule.ts';

export const fixtures = fixturesFor(${constant}, {
	good: {
		'an ordinary page': {},
	},
	bad: {},
});
`;

/** The relative path from a rule's folder to `core/src/rules`. */
const upFrom = (module: string) => '../'.repeat(module.split('/').length - 1);
