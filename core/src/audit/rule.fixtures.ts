import { defineRule, type NoVerdict, type Outcome, type Rule } from './rule.ts';

/** A rule for tests of the machinery; by default it finds every title. */
export const ruleWith = (overrides: Partial<Rule> & Pick<Rule, 'name'>): Rule => ({
	...everyTitle,
	...overrides,
});

/** A `run` that finds nothing and ends with `end`. */
export const ending =
	(end: (...given: Parameters<Rule['run']>) => NoVerdict | undefined) =>
	(...given: Parameters<Rule['run']>): Outcome => ({ end: end(...given), occurrences: [] });

const definition = {
	name: 'there_is_no_title',
	group: 'page',
	risk: 'low',
	difficulty: 'easy',
	impact: 1,
	class: 'convention',
	severity: 'note',
	audience: 'writer',
	evidence: { url: 'https://example.com/', says: 'So it is.', checked: '2026-11-20' },
	reads: ['titles'],
	title: 'There is no title',
	why: 'It is a test.',
	fix: 'Run it.',
	messages: { found: 'There is a title' },
} as const;

const everyTitle = defineRule({
	...definition,
	evaluate({ titles }, found) {
		for (const { node } of titles) found.found(node);
	},
});

/** Finds every title, and then throws. */
export const failingLate = (cause: Error) =>
	defineRule({
		...definition,
		evaluate({ titles }, found) {
			for (const { node } of titles) found.found(node);
			throw cause;
		},
	});
