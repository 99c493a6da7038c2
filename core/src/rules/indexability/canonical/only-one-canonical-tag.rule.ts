import { defineRule } from '../../../audit/rule.ts';
import { distinctAddresses } from '../../../facts/derived/indexing/stated-canonicals.fact.ts';

export const onlyOneCanonicalTag = defineRule({
	name: 'only_one_canonical_tag',
	group: 'indexability',
	risk: 'moderate',
	difficulty: 'easy',
	impact: 4,
	class: 'engine',
	severity: 'warning',
	audience: 'developer',
	evidence: {
		url: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
		says: 'A page should not declare different canonical URLs, whether by link elements, headers or other means.',
		checked: '2026-11-20',
	},
	reads: ['statedCanonicals'],
	title: 'The page declares one canonical URL',
	why: 'With several canonical URLs, search engines cannot tell which one is meant and choose for themselves.',
	fix: 'Keep the canonical URL that people should see in results and remove the others; often a theme and a plugin write one each.',
	messages: {
		several: 'The page declares {count} different canonical URLs: “{first}” and “{second}”',
		more: 'The page declares {count} different canonical URLs, among them “{first}” and “{second}”',
	},
	evaluate({ statedCanonicals }, found, { measure }) {
		if (statedCanonicals.length === 0) return 'not_applicable';
		const addresses = distinctAddresses(statedCanonicals);
		const count = addresses.length;
		measure({ count });
		const [first, second] = addresses;
		if (first === undefined || second === undefined) return;
		const nodes = statedCanonicals.flatMap(({ node }) => (node === null ? [] : [node]));
		const message = count === 2 ? 'several' : 'more';
		found[message]({ count, first, second }, ...nodes);
	},
});
