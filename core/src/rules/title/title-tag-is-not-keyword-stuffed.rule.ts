import { defineRule } from '../../audit/rule.ts';
import { shownTitle } from '../../facts/derived/page/shown-text.ts';
import { titleWithoutSiteName } from '../../text/keywords/site-name.ts';
import { findStuffing } from '../../text/keywords/stuffed-title.ts';

export const titleTagIsNotKeywordStuffed = defineRule({
	name: 'title_tag_is_not_keyword_stuffed',
	group: 'title',
	risk: 'low',
	difficulty: 'easy',
	impact: 4,
	class: 'engine',
	severity: 'warning',
	audience: 'writer',
	evidence: {
		url: 'https://developers.google.com/search/docs/appearance/title-link',
		says: 'The same words or phrases several times in a title help nobody and make a result look like spam.',
		checked: '2026-11-20',
	},
	reads: ['titles', 'language'],
	mayRead: ['siteName'],
	supersededBy: [{ rule: 'title_tag_has_no_placeholder_text', hides: 'rule' }],
	title: 'The title does not repeat words',
	why: 'A title that repeats the same word again and again reads like spam, to people and to search engines.',
	fix: 'Say each word once and use the space to say what sets this page apart.',
	messages: { repeated: 'The title contains “{word}” {count} times' },
	evaluate({ language, siteName, titles }, found, { ruleSet }) {
		const title = shownTitle(titles);
		if (!title || language.code === null) return 'not_applicable';
		const own = titleWithoutSiteName(title.text, siteName);
		const stuffing = findStuffing(own, language.code, ruleSet.titleWordRepetitions);
		if (stuffing === 'not_loaded') return { notChecked: 'language_not_loaded' };
		if (stuffing === 'no_data') return 'not_applicable';
		if (stuffing) found.repeated({ ...stuffing }, title.node);
	},
});
