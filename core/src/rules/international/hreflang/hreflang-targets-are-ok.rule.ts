import { defineRule } from '../../../audit/rule.ts';
import { isBroken } from '../../known-answers.ts';
import { isSamePage } from './page-versions.ts';

export const hreflangTargetsAreOk = defineRule({
	name: 'hreflang_targets_are_ok',
	group: 'international',
	risk: 'moderate',
	difficulty: 'average',
	impact: 4,
	class: 'engine',
	severity: 'warning',
	audience: 'developer',
	evidence: {
		url: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
		says: 'The links list the pages to show in each language; versions that do not point back are ignored.',
		checked: '2026-11-21',
	},
	needs: ['site'],
	reads: ['site', 'summary'],
	supersededBy: [{ rule: 'hreflang_in_head_or_header', hides: 'rule' }],
	title: 'The versions in other languages can be shown in search results',
	why: 'A version that does not respond, is not indexed or is only a copy cannot be shown to people in its language, so they get this page.',
	fix: 'Give the final URL of each version: one that responds, can be indexed and is its own canonical URL. Leave out languages that you do not have.',
	messages: {
		broken: 'The version “{address}” returns status {status}',
		redirect: 'The version “{address}” redirects to “{target}”',
		noindex: 'The version “{address}” forbids indexing',
		copy: 'The version “{address}” has a different canonical URL: “{target}”',
	},
	many: '{count} versions cannot be shown',
	evaluate({ site, summary: { alternates, url } }, found) {
		const others = alternates.filter(({ address }) => !isSamePage(address, url));
		if (others.length === 0) return 'not_applicable';
		let areKnown = false;
		for (const { address, node } of others) {
			const known = site.addresses[address];
			if (!known) continue;
			areKnown = true;
			const nodes = node === null ? [] : [node];
			const { page, redirectsTo, status } = known;
			if (isBroken(known)) found.broken({ address, status }, ...nodes);
			else if (redirectsTo !== null) {
				found.redirect({ address, target: redirectsTo }, ...nodes);
			} else if (page?.isNoindex) found.noindex({ address }, ...nodes);
			else if (page?.canonical && !isSamePage(page.canonical, address)) {
				found.copy({ address, target: page.canonical }, ...nodes);
			}
		}
		if (!areKnown) return { notChecked: 'target_unknown' };
	},
});
