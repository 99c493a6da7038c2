import { fixturesFor } from '../../fixture.ts';
import { contentHasNoHiddenText } from './content-has-no-hidden-text.rule.ts';

export const fixtures = fixturesFor(contentHasNoHiddenText, {
	good: { 'a page that shows all its text': { layout: {} } },
	bad: {
		'white words on white': {
			layout: { hiddenTexts: [{ text: 'cheap bread', length: 60, by: 'color', node: 'p' }] },
			finds: [['color', { text: 'cheap bread' }]],
		},
		'words of no size': {
			layout: { hiddenTexts: [{ text: 'cheap bread', length: 60, by: 'size', node: 'p' }] },
			finds: [['size', { text: 'cheap bread' }]],
		},
	},
	unjudged: {
		'a page without its layout': { status: 'not_checked' },
	},
});
