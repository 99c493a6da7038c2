import { defineRule } from '../../../audit/rule.ts';
import { areNearLanguages } from '../../../text/detection/near-languages.ts';

const sureEnough = 0.75;

export const htmlLangMatchesContent = defineRule({
	name: 'html_lang_matches_content',
	group: 'international',
	risk: 'low',
	difficulty: 'easy',
	impact: 4,
	class: 'accessibility',
	severity: 'note',
	audience: 'developer',
	evidence: {
		url: 'https://www.w3.org/WAI/WCAG22/Understanding/language-of-page.html',
		says: 'The language that the markup declares has to be the language of the text. Google does not use it and looks at the text instead.',
		checked: '2026-11-20',
	},
	reads: ['htmlTags', 'language'],
	supersededBy: [{ rule: 'html_lang_attribute_is_valid', hides: 'rule' }],
	title: 'The page is in the language that it declares',
	why: 'With a wrong declaration, screen readers read the text aloud in the voice of another language, and browsers offer to translate it from the wrong one.',
	fix: 'Put the language of the text in the lang attribute of the html element; often the wrong one came with a copied theme.',
	messages: { differs: 'The html element declares “{declared}”, but the text is in “{detected}”' },
	evaluate({ htmlTags: [tag], language }, found) {
		const { code, confidence, declared, detected } = language;
		if (!tag?.lang?.trim() || declared === null || detected === null) return 'not_applicable';
		// Only a clear text overrides the language of the attribute.
		const isClear = code === detected && confidence >= sureEnough;
		if (isClear && !areNearLanguages(declared, detected)) {
			found.differs({ declared: tag.lang.trim(), detected }, tag.node);
		}
	},
});
