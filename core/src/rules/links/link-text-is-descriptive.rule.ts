import { defineRule } from '../../audit/rule.ts';
import type { LinkTarget } from '../../page/link-targets.fact.ts';
import { isGenericLinkText } from '../../rule-sets/generic-link-texts.ts';
import { arePhrasesLoaded } from '../../rule-sets/phrase-sets.ts';
import { baseLanguage } from '../../text/language-tag.ts';

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
		const pages = linkTargets.filter(isNamedPage);
		const languages = pages.map(({ link }) => baseLanguage(link.lang) ?? language?.code ?? null);
		if (!languages.every(arePhrasesLoaded)) return { notChecked: 'language_not_loaded' };
		const verdicts = pages.map(({ link }, at) => isGeneric(link.label, languages[at] ?? null));
		if (verdicts.every((verdict) => verdict === undefined)) return 'not_applicable';
		if (!verdicts.includes(true)) return;
		// A “read more” below a linked headline adds nothing, and takes nothing away.
		const told = new Set(
			pages.filter((_, at) => verdicts[at] === false).map(({ address }) => address),
		);
		for (const [at, { address, link }] of pages.entries()) {
			// Around the content a menu or a headline explains the word.
			if (!verdicts[at] || told.has(address) || link.region !== mainText.region) continue;
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

/** undefined where we have no list for the language. */
function isGeneric(label: string, language: string | null): boolean | undefined {
	return language === null ? undefined : isGenericLinkText(label, language);
}
