import { pageAddress } from '../../../addresses/page-address.ts';
import { defineRule } from '../../../audit/rule.ts';
import type { InsecureResource } from '../../../facts/collected/media/insecure-resources.fact.ts';
import type { ResponseFacts } from '../../../facts/page-facts.ts';

export const noMixedContent = defineRule({
	name: 'no_mixed_content',
	group: 'page',
	risk: 'low',
	difficulty: 'easy',
	impact: 4,
	class: 'engine',
	severity: 'warning',
	audience: 'developer',
	evidence: {
		url: 'https://developers.google.com/search/blog/2015/12/indexing-https-pages-by-default',
		says: 'Of two identical pages, Google prefers the one with HTTPS if, among other things, it does not depend on anything insecure.',
		checked: '2026-11-20',
	},
	reads: ['insecureResources', 'url'],
	mayRead: ['contentPolicies', 'response'],
	title: 'The page loads its files over HTTPS',
	why: 'Browsers refuse to load scripts, style sheets and frames over http:// on an encrypted page, so part of it is missing, for people and for search engines.',
	fix: 'Write https:// in the URL. If the other server has no HTTPS, host the file yourself or do without it.',
	messages: {
		script: 'A script is not loaded because its URL is insecure: “{address}”',
		style: 'A style sheet is not loaded because its URL is insecure: “{address}”',
		frame: 'A frame stays empty because its URL is insecure: “{address}”',
	},
	many: '{count} files are not loaded because their URLs are insecure',
	evaluate({ contentPolicies, insecureResources, response, url }, found) {
		if (pageAddress(url)?.protocol !== 'https:') return 'not_applicable';
		const policies = [...(contentPolicies ?? []), ...policiesOf(response)];
		if (policies.some((policy) => policy.includes('upgrade-insecure-requests'))) return;
		for (const { address, element, node } of insecureResources) {
			const kind = kinds[element];
			if (kind && !isLocal.test(address)) found[kind]({ address }, node);
		}
	},
});

/** A form loads nothing until it is submitted. */
const kinds: Readonly<Record<InsecureResource['element'], 'script' | 'style' | 'frame' | null>> = {
	script: 'script',
	link: 'style',
	iframe: 'frame',
	embed: 'frame',
	object: 'frame',
	form: null,
};

/** Browsers trust the reader’s own machine. */
const isLocal = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$)/i;

const policiesOf = (response: ResponseFacts | null) =>
	(response?.headers ?? [])
		.filter(([name]) => name === 'content-security-policy')
		.map(([, value]) => value.toLowerCase());
