import { defineRule } from '../../../audit/rule.ts';
import { mistakenForCountry } from '../../../languages/language-codes.ts';
import { languageTagFault } from './language-tag-fault.ts';

export const htmlLangAttributeIsValid = defineRule({
	name: 'html_lang_attribute_is_valid',
	group: 'international',
	risk: 'low',
	difficulty: 'easy',
	impact: 2,
	class: 'accessibility',
	severity: 'note',
	audience: 'developer',
	evidence: {
		url: 'https://www.w3.org/WAI/WCAG22/Understanding/language-of-page.html',
		says: 'The language of a page is given by a BCP 47 code whose first part is a registered language.',
		checked: '2026-11-20',
	},
	reads: ['htmlTags'],
	mayRead: ['language'],
	title: 'The language code of the page is valid',
	why: 'Screen readers, translators and browsers do not understand an invalid code and act as if the page declared no language.',
	fix: 'Write a language code in the lang attribute of the html element, and after a hyphen a country where it matters: “ja”, “en-GB”, “pt-BR”.',
	messages: {
		form: '“{code}” is not a language code',
		meant: '“{code}” is not a language code; “{meant}” was probably meant',
		other_language:
			'“{code}” is not the code of this page’s language; “{meant}” was probably meant',
	},
	evaluate({ htmlTags, language }, found) {
		const [tag] = htmlTags;
		const code = tag?.lang?.trim();
		if (!tag || !code) return 'not_applicable';
		const fault = languageTagFault(code);
		const mistaken = mistakenForCountry(code, language?.detected ?? '');
		if (fault?.meant) found.meant({ code, meant: fault.meant }, tag.node);
		else if (fault) found.form({ code }, tag.node);
		else if (mistaken) found.other_language({ code, meant: mistaken }, tag.node);
	},
});
