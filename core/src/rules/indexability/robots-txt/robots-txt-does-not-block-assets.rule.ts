import { pageAddress } from '../../../addresses/page-address.ts';
import { defineRule } from '../../../audit/rule.ts';
import { crawlers } from '../../../robots/crawlers.ts';
import { parseRobots } from '../../../robots/parse-robots.ts';
import { robotsJudge } from '../../../robots/robots-verdict.ts';
import { decidingCrawlers } from '../../../rule-sets/deciding-engines.ts';
import type { RuleSet } from '../../../rule-sets/rule-set.ts';

export const robotsTxtDoesNotBlockAssets = defineRule({
	name: 'robots_txt_does_not_block_assets',
	group: 'indexability',
	risk: 'moderate',
	difficulty: 'average',
	impact: 3,
	class: 'engine',
	severity: 'note',
	audience: 'developer',
	evidence: {
		url: 'https://developers.google.com/search/docs/crawling-indexing/robots/intro',
		says: 'Scripts and styles may be blocked if the page loses little without them, but not if that makes the page harder for Google to understand.',
		checked: '2026-11-20',
	},
	reads: ['robotsTxt', 'assets', 'url'],
	mayRead: ['baseUrl', 'indexingIntent'],
	title: 'robots.txt lets search engines load styles and scripts',
	why: 'Google looks at the page as a browser shows it. Without its styles the page may seem not to fit a phone; without its scripts it may lack text and links.',
	fix: 'Allow these files in robots.txt, with an “Allow” line longer than the one that forbids them. Files that only count visitors can stay blocked.',
	messages: {
		stylesheet: 'robots.txt blocks search engines from the stylesheet “{href}” (“{line}”)',
		script: 'robots.txt blocks search engines from the script “{href}” (“{line}”)',
	},
	many: 'robots.txt blocks search engines from {count} stylesheets and scripts of the page',
	evaluate({ assets, baseUrl, indexingIntent, robotsTxt, url }, found, { ruleSet }) {
		const page = pageAddress(url);
		if (!page || !robotsTxt.text) return 'not_applicable';
		const own = assets.flatMap((asset) => {
			const address = URL.parse(asset.href, baseUrl ?? url);
			// The robots.txt of other hosts is unknown.
			return address?.origin === page.origin ? [{ ...asset, address }] : [];
		});
		if (own.length === 0) return 'not_applicable';
		if (indexingIntent === 'hidden') return;
		const robots = parseRobots(robotsTxt.text);
		const verdictOfPage = robotsJudge(robots, page);
		// A crawler that may not read the page does not need its files.
		const readers = namesOfDeciding(ruleSet).filter((names) => verdictOfPage(names).allowed);
		for (const { address, href, kind, node } of own) {
			const verdicts = readers.map(robotsJudge(robots, address));
			const refusal = verdicts.find(({ allowed }) => !allowed);
			if (refusal) found[kind]({ href, line: `Disallow: ${refusal.rule?.pattern}` }, node);
		}
	},
});

function namesOfDeciding(ruleSet: RuleSet): readonly (readonly string[])[] {
	const deciding = decidingCrawlers(ruleSet);
	const known = crawlers.filter(({ name }) => deciding.has(name.toLowerCase()));
	return known.map(({ tokens }) => tokens);
}
