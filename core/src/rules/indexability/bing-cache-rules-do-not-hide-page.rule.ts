import { defineRule } from '../../audit/rule.ts';
import { nodesOf, writtenDirective } from './written-directive.ts';

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
		says: 'Bing’s chat does not use or link pages with noarchive; of pages with nocache it shows address, title and snippet only. With both, nocache counts. Ordinary results are not affected.',
		checked: '2026-11-20',
	},
	reads: ['robotsDirectives'],
	title: 'Answers of Microsoft’s assistants may use the page',
	why: 'What once steered the copy in a search engine’s cache decides at Bing today whether its assistant may answer from the page. For Google these words mean nothing any more.',
	fix: 'If the rule is left from the days of caches, remove it. If the page is to stay out of such answers, it is right.',
	messages: {
		unused: 'With “{rule}” Microsoft’s assistants neither use the page in answers nor link to it',
		short:
			'With “{rule}” Microsoft’s assistants show no more of the page than address, title and snippet',
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
