import { defineRule } from '../../audit/rule.ts';
import type { LinkTarget } from '../../facts/derived/indexing/link-targets.fact.ts';
import { baseLanguage } from '../../languages/language-tag.ts';
import { isGenericLinkText } from '../../rule-sets/generic-link-texts.ts';
import { arePhrasesLoaded } from '../../rule-sets/phrase-sets.ts';

export const linkTextIsDescriptive = defineRule({
	name: 'link_text_is_descriptive',
	group: 'links',
	risk: 'low',
	difficulty: 'easy',
	impact: 4,
	class: 'engine',
	severity: 'warning',
	audience: 'writer',
	evidence: {
		url: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
		says: 'Good link text describes the page it leads to; texts such as “click here” or “read more” are named as bad examples.',
		checked: '2026-11-20',
	},
	reads: ['linkTargets', 'mainText'],
	mayRead: ['language'],
	title: 'Link texts say where the links lead',
	why: 'People skim links, screen readers list them, and search engines learn from their words what the linked page is about.',
	fix: 'Name in the link what is to be found behind it: “our rye bread recipe” instead of “click here”.',
	messages: { generic: 'The link text “{text}” does not say where it leads' },
	many: '{count} link texts do not say where they lead',
	evaluate({ language, linkTargets, mainText }, found) {
		const code = language?.code ?? null;
		const telling: LinkTarget[] = [];
		const generic: LinkTarget[] = [];
		for (const target of linkTargets) {
			if (!isNamedPage(target)) continue;
			const { label, lang } = target.link;
			const own = baseLanguage(lang) ?? code;
			if (!arePhrasesLoaded(own)) return { notChecked: 'language_not_loaded' };
			const isGeneric = own === null ? undefined : isGenericLinkText(label, own);
			if (isGeneric) generic.push(target);
			else if (isGeneric === false) telling.push(target);
		}
		if (generic.length === 0) return telling.length === 0 ? 'not_applicable' : undefined;
		// A “read more” below a linked headline neither helps nor harms.
		const told = new Set(telling.map(({ address }) => address));
		for (const { address, link } of generic) {
			// Outside the content a menu or a headline explains the word.
			if (told.has(address) || link.region !== mainText.region) continue;
			found.generic({ text: link.label }, link.node);
		}
	},
});

const isNamedPage = ({ isJump, link, scheme }: LinkTarget) =>
	!isJump &&
	!link.isHidden &&
	!link.isButton &&
	link.role === null &&
	link.label !== '' &&
	(scheme === 'https' || scheme === 'http');
