import { defineRule } from '../../../audit/rule.ts';
import { nodesOf } from '../../../facts/node-ref.ts';
import { blockingDirectives } from '../../../robots/blocking-directives.ts';
import { decidingCrawlers } from '../../../rule-sets/deciding-engines.ts';
import { writtenDirective } from './written-directive.ts';

export const snippetIsAllowed = defineRule({
	name: 'snippet_is_allowed',
	group: 'indexability',
	risk: 'moderate',
	difficulty: 'easy',
	impact: 4,
	class: 'engine',
	severity: 'warning',
	audience: 'seo',
	evidence: {
		url: 'https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag',
		says: 'nosnippet and max-snippet:0 leave the page without any text in all forms of results, including AI answers.',
		checked: '2026-11-20',
	},
	reads: ['robotsDirectives'],
	mayRead: ['indexingIntent'],
	title: 'Search engines are allowed to show a snippet of the page',
	why: 'Without a snippet, a result is a bare title, and neither the answers above the results nor assistants built on search can quote the page.',
	fix: 'Remove the rule. To keep individual passages out of snippets, put them in an element with data-nosnippet; to keep the text short, set max-snippet to a number of characters.',
	messages: { none: 'The rule “{rule}” leaves the page without any text in search results' },
	many: '{count} rules leave the page without any text in search results',
	evaluate({ indexingIntent, robotsDirectives }, found, { now, ruleSet }) {
		const deciding = decidingCrawlers(ruleSet);
		if (blockingDirectives(robotsDirectives, deciding, now).length > 0) return 'not_applicable';
		if (indexingIntent === 'hidden') return;
		for (const directive of robotsDirectives) {
			const { crawler, name, value } = directive;
			if (crawler !== 'robots' && !deciding.has(crawler)) continue;
			if (name !== 'nosnippet' && !(name === 'max-snippet' && isZero(value))) continue;
			found.none({ rule: writtenDirective(directive) }, ...nodesOf(directive));
		}
	},
});

const isZero = (value: string | null) => /^[+-]?0+$/.test(value ?? '');
