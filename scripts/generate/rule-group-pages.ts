import path from 'node:path';
import type { Rule } from '@plumbline/core';
import type { CoreSources } from './core-sources.ts';
import { groupTitles } from './meanings.ts';
import { readNoise } from './noise.ts';
import { introduction, notRules, ruleTable } from './rule-index.ts';

/** The pages of the documentation that list the rules, by file name: one for each group, and one for all. */
export function ruleGroupPages(
	root: string,
	{ myths, notBuilt, rules }: CoreSources,
): ReadonlyMap<string, string> {
	const noise = readNoise(path.join(root, 'bench/noise.json'));
	const groups = [...Map.groupBy(rules, ({ group }) => group)];
	const lists = groups.map(([group, members]) => {
		const links = members.map(({ name }) => `[\`${name}\`](${name}.md)`);
		return `## [${groupTitles[group]}](${ruleGroupFile(group)})\n\n${links.join(' · ')}`;
	});
	return new Map([
		[
			'index.md',
			['# Rules', introduction(rules.length), ...lists, ...notRules(myths, notBuilt)].join('\n\n'),
		],
		...groups.map(([group, members]): [string, string] => [
			ruleGroupFile(group),
			[
				`# Rules: ${groupTitles[group]}`,
				`SEO rules about ${aboutGroup[group]} Each of the ${members.length} leads to its page, with examples that pass and fail. [All rules](index.md)`,
				ruleTable(members, ({ name }) => `${name}.md`, noise),
			].join('\n\n'),
		]),
	]);
}

/** The file of the page about a group of rules. */
export const ruleGroupFile = (group: Rule['group']): string => `${group.replaceAll('_', '-')}.md`;

const aboutGroup: Readonly<Record<Rule['group'], string>> = {
	title: 'the title that results show, its length, its words and its place in the HTML.',
	description: 'the meta description, from which search engines make snippets.',
	headings: 'the main heading and the outline below it.',
	content: 'the text of the page, and where its keyword appears.',
	links: 'links that people and crawlers can follow, and what their texts say.',
	images: 'alt texts, sizes and formats of images.',
	indexability: 'robots rules, canonical URLs, answers of the server, and sitemaps.',
	international: 'the language of the page, and its versions for other countries.',
	structured_data: 'the data that rich results need, as Google documents it.',
	page: 'speed, mobile screens, previews in social networks and the rest of the head.',
};
