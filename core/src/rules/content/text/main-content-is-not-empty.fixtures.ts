import { fixturesFor } from '../../fixture.ts';
import { mainContentIsNotEmpty } from './main-content-is-not-empty.rule.ts';

const nothing = { h1: '', main: '' };

export const fixtures = fixturesFor(mainContentIsNotEmpty, {
	good: {
		'a page with text': {},
		'a heading alone': { main: '' },
		'a picture': { ...nothing, main: '<img src="/images/loaf.jpg" alt="A round loaf">' },
		'a film': { ...nothing, main: '<video src="/films/folding.mp4"></video>' },
		'a map': { ...nothing, main: '<iframe src="https://maps.example.org/" title="Map"></iframe>' },
		'links to other pages': { ...nothing, main: '<a href="/bread/rye">Rye bread</a>' },
	},
	bad: {
		'nothing but a footer': { ...nothing, finds: [['empty']] },
		'a template that stayed empty': {
			h1: '',
			main: '<div class="content"> <p></p> </div>',
			finds: [['empty']],
		},
	},
	unjudged: {
		'a page that scripts fill': {
			h1: '',
			main: '<div id="root"></div><script type="module" src="/oven.js"></script>',
			status: 'not_checked',
		},
		'a basket': { ...nothing, url: 'https://example.com/cart', status: 'not_applicable' },
	},
});
