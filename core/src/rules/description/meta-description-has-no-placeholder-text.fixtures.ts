import { fixturesFor } from '../fixture.ts';
import { metaDescriptionHasNoPlaceholderText } from './meta-description-has-no-placeholder-text.rule.ts';

const described = (content: string) => ({
	description: `<meta name="description" content="${content}">`,
});

export const fixtures = fixturesFor(metaDescriptionHasNoPlaceholderText, {
	good: {
		'a description of its own words': described('How to bake a first sourdough loaf at home.'),
		'a Spanish description with “todo”': {
			html: '<html lang="es">',
			...described('Todo lo que necesitas para hornear tu primer pan de masa madre.'),
		},
		'a sentence about filler': described(
			'Create Lorem ipsum text by paragraph, word or list, free.',
		),
		'a sentence about placeholders': described(
			'How to style placeholder text with CSS, and when your text here is too grey.',
		),
	},
	bad: {
		'Latin filler': {
			...described('Lorem ipsum dolor sit amet, consectetur adipiscing elit.'),
			finds: [['placeholder', { text: 'Lorem ipsum' }]],
		},
		'a variable of a template': {
			...described('{{ page.summary }}'),
			finds: [['placeholder', { text: '{{ page.summary }}' }]],
		},
		'a sentence of filler among others': {
			...described('We bake bread. Enter your text here.'),
			finds: [['placeholder', { text: 'Enter your text here' }]],
		},
		'a word that a script left': {
			...described('undefined'),
			finds: [['placeholder', { text: 'undefined' }]],
		},
	},
	unjudged: {
		'no description': { description: '', status: 'not_applicable' },
	},
});
