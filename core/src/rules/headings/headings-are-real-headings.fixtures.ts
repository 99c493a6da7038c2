import { fixturesFor } from '../fixture.ts';
import { headingsAreRealHeadings } from './headings-are-real-headings.rule.ts';

const prose =
	'<p>Feed it in the morning with as much flour and water as it weighs. In a warm kitchen the starter doubles in about five hours, and then it is ready.</p>';
const part = (line: string) => `<p><strong>${line}</strong></p>${prose}`;

export const fixtures = fixturesFor(headingsAreRealHeadings, {
	good: {
		'bold words in the text': { main: `<p>Use <b>rye flour</b> and warm water.</p>${prose}` },
		'one bold line': { main: part('Wake the starter') },
		'bold sentences': { main: part('Never use hot water.') + part('Never hurry the dough.') },
		'the questions of an interview': {
			main: part('How did you begin to bake?') + part('And what would you do otherwise today?'),
		},
		'bold lines one below the other': {
			main: '<p><b>Monday to Friday</b></p><p><b>Closed on Sundays</b></p>',
		},
	},
	bad: {
		'bold lines above the parts of a text': {
			main: part('Wake the starter') + part('Fold, rest and bake'),
			finds: [['bold', { text: 'Wake the starter' }], ['bold']],
		},
		'a question among them': {
			main: part('Wake the starter') + part('Why does it not rise?'),
			finds: [['bold'], ['bold', { text: 'Why does it not rise?' }]],
		},
	},
	unjudged: { 'nothing in bold': { status: 'not_applicable' } },
});
