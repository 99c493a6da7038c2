import { defineRule } from '../../audit/rule.ts';
import { shownDescription } from '../../facts/derived/page/shown-text.ts';
import { detectLanguage } from '../../text/detection/detect-language.ts';
import { areNearLanguages } from '../../text/detection/near-languages.ts';

const sureEnough = 0.7;

export const metaDescriptionLanguageMatchesPage = defineRule({
	name: 'meta_description_language_matches_page',
	group: 'description',
	risk: 'low',
	difficulty: 'easy',
	impact: 2,
	class: 'convention',
	severity: 'note',
	audience: 'writer',
	evidence: {
		url: 'https://developers.google.com/search/docs/appearance/snippet',
		says: 'The description is used where it describes the page better than the text of the page itself.',
		checked: '2026-11-20',
	},
	reads: ['descriptions', 'language'],
	supersededBy: [{ rule: 'meta_description_has_no_placeholder_text', hides: 'rule' }],
	title: 'The meta description is in the language of the page',
	why: 'A description in another language is shown to people who cannot read it, or not at all.',
	fix: 'Translate the description; often a translated page kept the description of the original.',
	messages: {
		differs: 'The meta description is in a different language ({own}) from the text ({page})',
	},
	evaluate({ descriptions, language }, found) {
		const description = shownDescription(descriptions);
		if (!description || language.detected === null || language.confidence < sureEnough) {
			return 'not_applicable';
		}
		const own = detectLanguage([description.content], null);
		if (own.language === null || own.confidence < sureEnough) return 'not_applicable';
		if (!areNearLanguages(own.language, language.detected)) {
			found.differs({ own: own.language, page: language.detected }, description.node);
		}
	},
});
