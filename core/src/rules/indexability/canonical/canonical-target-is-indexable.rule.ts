import { defineRule } from '../../../audit/rule.ts';
import { isBroken } from '../../known-answers.ts';

export const canonicalTargetIsIndexable = defineRule({
	name: 'canonical_target_is_indexable',
	group: 'indexability',
	risk: 'moderate',
	difficulty: 'average',
	impact: 4,
	class: 'engine',
	severity: 'warning',
	audience: 'developer',
	evidence: {
		url: 'https://developers.google.com/search/blog/2013/04/5-common-mistakes-with-relcanonical',
		says: 'The page that a canonical link points to has to exist, must not be an error page and must not have noindex.',
		checked: '2026-11-21',
	},
	needs: ['site'],
	reads: ['site', 'summary'],
	title: 'The page at the canonical URL can be shown',
	why: 'The page asks search engines to show another page in its place. If that page cannot be shown, they guess, or show neither.',
	fix: 'Use the final URL of a page that responds, can be indexed and is its own canonical URL.',
	messages: {
		broken: 'The canonical URL “{address}” returns status {status}',
		redirect: 'The canonical URL “{address}” redirects to “{target}”',
		noindex: 'The page at the canonical URL “{address}” forbids indexing',
		chain: 'The page at the canonical URL “{address}” has yet another canonical URL: “{target}”',
	},
	evaluate({ site, summary: { canonical, url } }, found) {
		if (canonical === null || canonical.address === url) return 'not_applicable';
		const { address, node } = canonical;
		const known = site.addresses[address];
		if (!known) return { notChecked: 'target_unknown' };
		const nodes = node === null ? [] : [node];
		const { page, redirectsTo, status } = known;
		if (isBroken(known)) found.broken({ address, status }, ...nodes);
		else if (page?.isNoindex) found.noindex({ address }, ...nodes);
		else if (redirectsTo !== null) found.redirect({ address, target: redirectsTo }, ...nodes);
		else if (page?.canonical && page.canonical !== address) {
			found.chain({ address, target: page.canonical }, ...nodes);
		}
	},
});
