import { defineRule } from '../../../audit/rule.ts';

export const openGraphUrlsAreAbsolute = defineRule({
	name: 'open_graph_urls_are_absolute',
	group: 'page',
	risk: 'low',
	difficulty: 'easy',
	impact: 2,
	class: 'convention',
	severity: 'note',
	audience: 'developer',
	evidence: {
		url: 'https://ogp.me/',
		says: 'URLs in Open Graph tags are valid and begin with http:// or https://.',
		checked: '2026-11-20',
	},
	reads: ['openGraph'],
	supersededBy: [{ rule: 'social_tags_have_no_placeholder_text', hides: 'node' }],
	title: 'URLs in Open Graph tags are absolute',
	why: 'Networks that show shared links require absolute URLs. With only a path, the card has no picture or leads nowhere.',
	fix: 'Write the absolute URL in the tag, with https:// and the host.',
	messages: { relative: '{property} is not an absolute web URL: “{content}”' },
	many: '{count} Open Graph tags have no absolute URL',
	evaluate({ openGraph }, found) {
		const addresses = openGraph.filter(({ content, property }) => content && names.test(property));
		if (addresses.length === 0) return 'not_applicable';
		for (const { content, node, property } of addresses) {
			const isAbsolute = /^https?:\/\/[^/]/i.test(content) && URL.canParse(content);
			if (!isAbsolute) found.relative({ property, content }, node);
		}
	},
});

const names = /^og:(?:url|(?:image|video|audio)(?::url|:secure_url)?)$/;
