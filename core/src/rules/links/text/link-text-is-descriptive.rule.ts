import { defineRule } from '../../../audit/rule.ts';
import type { Link } from '../../../facts/collected/body/links.fact.ts';
import type { LinkTarget } from '../../../facts/derived/indexing/link-targets.fact.ts';
import { baseLanguage } from '../../../languages/language-tag.ts';
import { isForeignLinkText } from '../../../rule-sets/foreign-link-texts.ts';
import { isGenericLinkText } from '../../../rule-sets/generic-link-texts.ts';
import { arePhrasesLoaded } from '../../../rule-sets/phrase-sets.ts';
import { isVisitorsLink } from '../is-visitors-link.ts';

export const linkTextIsDescriptive = defineRule({
	name: 'link_text_is_descriptive',
	group: 'links',
	risk: 'low',
	difficulty: 'easy',
	impact: 3,
	class: 'engine',
	severity: 'warning',
	audience: 'writer',
	evidence: {
		url: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
		says: 'Good link text describes the page it leads to; texts such as “click here” or “read more” are given as bad examples.',
		checked: '2026-11-20',
	},
	reads: ['linkTargets', 'mainText'],
	mayRead: ['htmlTags', 'language'],
	title: 'Link texts say where the links lead',
	why: 'People skim links, screen readers list them, and search engines learn from their words what the linked page is about.',
	fix: 'Say in the link text what people will find there: “our rye bread recipe” instead of “click here”.',
	messages: {
		generic: 'The link text “{text}” does not say where it leads',
		single: 'One link text does not say where it leads: “{text}”',
	},
	// The text around a single link usually explains it.
	noteMessages: ['single'],
	many: '{count} link texts do not say where they lead',
	evaluate({ htmlTags, language, linkTargets, mainText }, found) {
		const code = language?.code ?? null;
		const declared = htmlTags?.[0]?.lang?.trim().toLowerCase();
		const descriptive: LinkTarget[] = [];
		const generic: LinkTarget[] = [];
		for (const target of linkTargets) {
			if (!isNamedPage(target)) continue;
			const { ariaLabel, label, lang } = target.link;
			// The language of the text overrides the `lang` of the html element, but not one nearer to
			// the link.
			const own = lang === declared ? (code ?? baseLanguage(lang)) : (baseLanguage(lang) ?? code);
			if (!arePhrasesLoaded(own)) return { notChecked: 'language_not_loaded' };
			const text = ariaLabel || label;
			const isGeneric = own === null ? undefined : isGenericLinkText(text, own);
			if (isGeneric || isForeignLinkText(text)) generic.push(target);
			else if (isGeneric === false) descriptive.push(target);
		}
		if (generic.length === 0) return descriptive.length === 0 ? 'not_applicable' : undefined;
		// A “read more” below a linked headline neither helps nor harms.
		const described = new Set(descriptive.map(({ address }) => address));
		const vague = generic.filter(
			// Outside the content a menu or a headline explains the word.
			({ address, link }) => !described.has(address) && link.region === mainText.region,
		);
		const message = vague.length === 1 ? 'single' : 'generic';
		for (const { link } of vague) found[message]({ text: link.label }, link.node);
	},
});

const isNamedPage = ({ address, isJump, link, scheme }: LinkTarget) =>
	!isJump &&
	!ofService.test(address ?? '') &&
	!link.isHidden &&
	!link.isButton &&
	isVouchedFor(link) &&
	link.label !== '' &&
	(scheme === 'https' || scheme === 'http');

/** An article of a help centre or a paragraph of terms, which “Learn more” beside a button explains. */
const ofService =
	/^https?:\/\/[^/]+\/(?:[^?#]*\/)?(?:help|hilfe|aide|ayuda|aiuto|privacy|legal|policies)\/./;

/**
 * Search engines learn nothing from all other links: advertisements, boilerplate of services,
 * comments.
 */
const isVouchedFor = (link: Link) =>
	!isVisitorsLink(link) && !link.rel.includes('nofollow') && !link.rel.includes('sponsored');
