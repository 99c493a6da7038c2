import { defineRule } from '../../../audit/rule.ts';
import { nodesOf } from '../../../facts/node-ref.ts';
import { writtenDirective } from './written-directive.ts';

export const bingCacheRulesDoNotHidePage = defineRule({
	name: 'bing_cache_rules_do_not_hide_page',
	group: 'indexability',
	risk: 'low',
	difficulty: 'easy',
	impact: 2,
	class: 'information',
	severity: 'note',
	audience: 'seo',
	evidence: {
		url: 'https://blogs.bing.com/webmaster/september-2023/Announcing-new-options-for-webmasters-to-control-usage-of-their-content-in-Bing-Chat',
		says: 'Bing’s chat does not use or link pages with noarchive; for pages with nocache it shows only the URL, title and snippet. With both, nocache counts. Ordinary results are not affected.',
		checked: '2026-11-20',
	},
	reads: ['robotsDirectives'],
	title: 'Microsoft’s assistants are allowed to use the page in answers',
	why: '“noarchive” and “nocache” once controlled the copy in a search engine’s cache. Bing now uses them to decide whether its assistant may answer from the page; Google ignores them.',
	fix: 'If the rule is left over from the days of caches, remove it. If the page should stay out of assistants’ answers, the rule is right.',
	messages: {
		unused: 'With “{rule}”, Microsoft’s assistants neither use the page in answers nor link to it',
		short: 'With “{rule}”, Microsoft’s assistants show only the URL, title and snippet of the page',
	},
	evaluate({ robotsDirectives }, found, { ruleSet }) {
		if (!ruleSet.engines.includes('bing')) return;
		const heard = robotsDirectives.filter(({ crawler }) => hearers.has(crawler));
		const short = heard.find(({ name }) => name === 'nocache');
		const unused = heard.find(({ name }) => name === 'noarchive');
		if (short) found.short({ rule: writtenDirective(short) }, ...nodesOf(short));
		else if (unused) found.unused({ rule: writtenDirective(unused) }, ...nodesOf(unused));
	},
});

const hearers: ReadonlySet<string> = new Set(['robots', 'bingbot', 'msnbot']);
