import { fixturesFor } from '../fixture.ts';
import { headingsAreNotEmpty } from './headings-are-not-empty.rule.ts';

export const fixtures = fixturesFor(headingsAreNotEmpty, {
	good: {
		'headings with words': { footer: '<h2>More about bread</h2>' },
		'a linked picture with words': {
			footer:
				'<h2><a href="/bread/rye"><img src="/rye.png" alt="Rye bread" width="200" height="60"></a></h2>',
		},
		'an animated heading with words for screen readers': {
			footer: '<h2><span aria-hidden="true">R y e</span> <span class="sr-only">Rye</span></h2>',
		},
		'an animated heading with a label': {
			footer: '<h2 aria-label="Rye"><span aria-hidden="true">R y e</span></h2>',
		},
		'a heading that is named by words elsewhere': {
			footer: '<h2 aria-labelledby="rye"></h2><p id="rye">Rye bread</p>',
		},
		'a heading of a dialog that is closed': {
			footer: '<div aria-hidden="true"><h2>Sign in</h2></div>',
		},
		'an empty heading of a dialog that is closed': {
			footer: '<div aria-hidden="true"><h2></h2></div>',
		},
		'an empty heading that is hidden': { footer: '<h2 hidden></h2>' },
	},
	bad: {
		'an empty heading': { footer: '<h2></h2>', finds: [['empty', { level: 2 }]] },
		'words that screen readers do not announce': {
			footer: '<h2><span aria-hidden="true">Rye</span> <b aria-hidden="true">bread</b></h2>',
			finds: [['silent', { level: 2 }]],
		},
		'a picture that screen readers do not announce': {
			footer:
				'<h2><img src="/rye.png" alt="Rye bread" aria-hidden="true" width="200" height="60"></h2>',
			finds: [['silent', { level: 2 }]],
		},
		'a label that points nowhere': {
			footer: '<h2 aria-labelledby="rye"><span aria-hidden="true">Rye bread</span></h2>',
			finds: [['silent', { level: 2 }]],
		},
		'two headings without words': {
			footer: '<h2>&nbsp;</h2><h3><br></h3>',
			finds: [
				['empty', { level: 2 }],
				['empty', { level: 3 }],
			],
		},
		'an empty main heading': {
			h1: '<h1></h1>',
			finds: [['empty', { level: 1 }]],
			saidBy: 'h1_tag_is_not_empty',
		},
	},
	unjudged: {
		'no headings': {
			h1: '',
			main: '<p>Sourdough bread needs flour, water, salt and patience.</p>',
			status: 'not_applicable',
		},
	},
});
