import { fixturesFor } from '../../fixture.ts';
import { mainContentIsNotThin } from './main-content-is-not-thin.rule.ts';

export const fixtures = fixturesFor(mainContentIsNotThin, {
	good: {
		'a page with some paragraphs': {},
		'a Japanese page with a paragraph or two': {
			main: '<p>天然酵母のパンは粉と水と塩だけで作れます。時間はかかりますが、手間はわずかです。</p>'.repeat(
				3,
			),
		},
	},
	bad: {
		'a single sentence': {
			main: '<p>Sourdough bread needs flour, water, salt and patience.</p>',
			footer: '',
			finds: [['thin', { words: 12 }]],
		},
		'a sentence and a form for comments': {
			main: '<p>Sourdough bread needs flour, water, salt and patience.</p><div id="respond"><p>Your email address will not be published. Required fields are marked. Save my name, email and website in this browser for the next time I write. We read each comment before it is shown, which may take until the next morning, because we bake all night and sleep until noon.</p></div>',
			footer: '',
			finds: [['thin', { words: 12 }]],
		},
		'a single word': {
			h1: '<h1>Bread</h1>',
			main: '',
			footer: '',
			finds: [['oneWord']],
		},
		'nothing but links': {
			main: '<p><a href="/bread/rye">Rye bread</a> <a href="/bread/spelt">Spelt bread</a></p>',
			footer: '',
			finds: [['thin', { words: 4 }]],
		},
	},
	unjudged: {
		'a page to sign in': {
			url: 'https://example.com/login',
			canonical: '',
			main: '<p>Sign in to your bread.</p>',
			status: 'not_applicable',
		},
	},
});
