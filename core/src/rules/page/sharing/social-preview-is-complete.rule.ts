import { defineRule } from '../../../audit/rule.ts';
import type { OpenGraphTag } from '../../../facts/collected/head/open-graph.fact.ts';
import { singleCanonical } from '../../indexability/canonical/single-canonical.ts';
import { isSamePage } from '../../international/hreflang/page-versions.ts';

export const socialPreviewIsComplete = defineRule({
	name: 'social_preview_is_complete',
	group: 'page',
	risk: 'low',
	difficulty: 'easy',
	impact: 2,
	class: 'information',
	severity: 'note',
	audience: 'seo',
	evidence: {
		url: 'https://ogp.me/',
		says: 'Open Graph tags name the title, the picture and the URL of a page for programs that show a preview of it; a description is recommended.',
		checked: '2026-11-20',
	},
	reads: ['openGraph'],
	mayRead: ['statedCanonicals'],
	supersededBy: [
		{ rule: 'open_graph_url_matches_canonical', hides: 'node' },
		{ rule: 'social_tags_have_no_placeholder_text', hides: 'node' },
	],
	title: 'Shared links show a title, a text and a picture',
	why: 'Social networks and messengers show a card for a shared link, with the title, text and picture from the Open Graph tags. X reads them too. Without them, each network guesses.',
	fix: 'If the page is shared a lot, add og:title, og:description and og:image to its head.',
	messages: {
		none: 'The page has no tags for link previews',
		missing: 'Missing for link previews: {tags}',
		other_address: 'Shares count for a URL other than the canonical one: “{address}”',
	},
	evaluate({ openGraph, statedCanonicals }, found) {
		const present = openGraph.filter(({ content }) => content);
		const missing = wanted.filter((tag) => !present.some(({ property }) => isFor(tag, property)));
		if (missing.length === wanted.length) found.none();
		else if (missing.length > 0) found.missing({ tags: missing.join(', ') });

		const canonical = singleCanonical(statedCanonicals ?? [])?.address.href;
		const other = canonical && elsewhere(present, canonical);
		if (other) found.other_address({ address: other.content }, other.node);
		if (missing.length === 0 && !other) return 'not_applicable';
	},
});

const wanted = ['og:title', 'og:description', 'og:image'];

const isFor = (tag: string, property: string) =>
	property === tag || (tag === 'og:image' && /^og:image:(?:secure_)?url$/.test(property));

const elsewhere = (tags: readonly OpenGraphTag[], canonical: string) =>
	tags.find(
		({ content, property }) =>
			property === 'og:url' && URL.canParse(content) && !isSamePage(content, canonical),
	);
