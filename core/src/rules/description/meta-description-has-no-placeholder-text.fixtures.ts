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
		'a word that a script left': {
			...described('undefined'),
			finds: [['placeholder', { text: 'undefined' }]],
		},
	},
	unjudged: {
		'no description': { description: '', status: 'not_applicable' },
	},
});
