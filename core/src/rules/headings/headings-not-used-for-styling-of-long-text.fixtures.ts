import { fixturesFor } from '../fixture.ts';
import { headingsNotUsedForStylingOfLongText } from './headings-not-used-for-styling-of-long-text.rule.ts';

const heading = (text: string) => ({ footer: `<footer><h2>${text}</h2></footer>` });
const paragraph =
	'Sourdough bread needs flour, water, salt and patience, and anybody who baked a first loaf knows that the last of the four is the hardest to find in a kitchen where children ask every ten minutes when it will be done at last.';

export const fixtures = fixturesFor(headingsNotUsedForStylingOfLongText, {
	good: {
		'short headings': {},
		'a long headline': heading(paragraph.slice(0, 150)),
	},
	bad: {
		'a paragraph': { ...heading(paragraph), finds: [['long', { count: paragraph.length }]] },
		'a Japanese paragraph': {
			...heading('天然酵母のパンは粉と水と塩だけで作れますが、時間と根気が要ります。'.repeat(4)),
			finds: [['long']],
		},
	},
	unjudged: { 'no headings': { h1: '', main: '<p>Bread.</p>', status: 'not_applicable' } },
});
