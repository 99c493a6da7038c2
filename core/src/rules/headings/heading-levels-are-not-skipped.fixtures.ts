import { fixturesFor } from '../fixture.ts';
import { headingLevelsAreNotSkipped } from './heading-levels-are-not-skipped.rule.ts';

const inMain = (headings: string) => ({ footer: `<article>${headings}</article>` });

export const fixtures = fixturesFor(headingLevelsAreNotSkipped, {
	good: {
		'levels in order': inMain('<h2>Bread</h2><h3>Rye</h3><h4>Dark rye</h4><h2>Cake</h2>'),
		'a hidden heading in between': inMain('<h2>Bread</h2><h4 hidden>Menu</h4><h3>Rye</h3>'),
		'small headings in the footer': {
			footer: '<footer><h4>Our shops</h4><h4>Contact</h4></footer>',
		},
	},
	bad: {
		'a level that is skipped': {
			...inMain('<h2>Bread</h2><h4>Rye</h4>'),
			finds: [['skipped', { level: 4, before: 2, text: 'Rye' }]],
		},
		'two levels that are skipped': {
			...inMain('<h2>Bread</h2><h4>Rye</h4><h2>Cake</h2><h5>Cheese cake</h5>'),
			finds: [['skipped'], ['skipped', { level: 5, before: 2 }]],
		},
		'a picture as a heading': {
			...inMain('<h2>Bread</h2><h4><img src="/rye.jpg" alt="Rye" width="40" height="30"></h4>'),
			finds: [['skipped', { level: 4, before: 2, text: 'Rye' }]],
		},
		'an empty heading': {
			...inMain('<h2>Bread</h2><h4></h4>'),
			finds: [['skipped']],
			saidBy: 'headings_are_not_empty',
		},
	},
	unjudged: {
		'a single heading': {
			main: '<p>Sourdough bread needs flour, water, salt and patience.</p>',
			status: 'not_applicable',
		},
	},
});
