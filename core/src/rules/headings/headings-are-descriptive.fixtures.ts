import { fixturesFor } from '../fixture.ts';
import { headingsAreDescriptive } from './headings-are-descriptive.rule.ts';

const recipe = (heading: string) =>
	`<h2>${heading}</h2><p>Mix flour and water, wait for an hour, fold the dough and bake it while the oven is hot.</p>`;

export const fixtures = fixturesFor(headingsAreDescriptive, {
	good: {
		'headings that differ': {},
		'two of one name': { main: recipe('What you need') + recipe('What you need') + recipe('Bake') },
	},
	bad: {
		'three of one name': {
			main: recipe('Tips').repeat(3),
			finds: [['repeated', { text: 'Tips', count: 3 }]],
		},
		'three of one name that only screen readers pass over': {
			main: recipe('Tips').repeat(3).replaceAll('<h2>', '<h2 aria-hidden="true">'),
			finds: [['repeated', { text: 'Tips', count: 3 }]],
		},
	},
	unjudged: { 'no subheadings': { main: '<p>Bread.</p>', status: 'not_applicable' } },
});
