import type { NodeRef, Report, ReportedOccurrence, ReportedRule } from '@plumbline/core';

/** Each list of nodes makes one occurrence. */
export const finding = (
	nodes: readonly (readonly NodeRef[])[],
	overrides: Partial<ReportedRule> = {},
): ReportedRule => ({
	name: 'links_have_text',
	group: 'links',
	risk: 'low',
	difficulty: 'easy',
	impact: 3,
	class: 'engine',
	severity: 'warning',
	audience: 'writer',
	evidence: { url: 'https://example.com/', says: 'Links have text.', checked: '2026-11-20' },
	status: 'failed',
	reason: null,
	isSuperseded: false,
	isIgnored: false,
	ignoredCount: 0,
	isListed: true,
	title: 'Links have text',
	headline: 'A link has no text',
	why: 'Nobody knows where it leads.',
	fix: 'Write where it leads.',
	measured: {},
	occurrences: nodes.map(occurrence),
	occurrenceCount: nodes.length,
	...overrides,
});

const occurrence = (nodes: readonly NodeRef[]): ReportedOccurrence => ({
	id: nodes.join(' '),
	messageKey: 'empty',
	message: 'A link has no text',
	values: {},
	nodes: nodes.map((node) => ({ node, snippet: null, selector: null, line: null, column: null })),
});

export const reportOf = (findings: readonly ReportedRule[]): Report => ({
	url: null,
	source: 'editor',
	scope: 'fragment',
	ruleSet: '2026.11',
	geo: 'us',
	locale: 'en',
	language: 'en',
	pageType: null,
	pageTypeSigns: [],
	indexingIntent: null,
	keywords: [],
	suggestedKeywords: [],
	indexable: 'unknown',
	counts: {
		blocker: 0,
		error: 0,
		warning: findings.length,
		note: 0,
		passed: 20,
		notApplicable: 0,
		notChecked: 5,
	},
	score: 90,
	rules: findings,
	findings,
	information: [],
	page: { title: '', description: '', relAuthor: '' },
});
