import { defineRule } from '../../audit/rule.ts';

/** With fewer images, none needs to show the subject. */
const fewest = 2;

export const keywordInAnImageAlt = defineRule({
	name: 'keyword_in_an_image_alt',
	group: 'images',
	risk: 'low',
	difficulty: 'easy',
	impact: 1,
	class: 'information',
	severity: 'note',
	audience: 'writer',
	evidence: {
		url: 'https://developers.google.com/search/docs/appearance/google-images',
		says: 'Alt texts help Google understand what an image shows and how it relates to the page; filling them with keywords is discouraged.',
		checked: '2026-11-20',
	},
	reads: ['altTextMatches'],
	needs: ['keyword'],
	title: 'An image shows what the page is about',
	why: 'Pictures of the subject help readers, and can be found in image search. No engine asks for the keyword in an alt text.',
	fix: 'If one of the images shows the subject, mention it naturally in the alt text. If none does, consider adding one that would.',
	messages: { none: 'None of the {count} alt texts mentions “{keyword}”' },
	evaluate({ altTextMatches: [main] }, found) {
		if (!main || main.altTexts < fewest || main.isFound !== false) return 'not_applicable';
		found.none({ count: main.altTexts, keyword: main.keyword });
	},
});
