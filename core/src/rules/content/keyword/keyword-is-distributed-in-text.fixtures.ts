import { fixturesFor } from '../../fixture.ts';
import { keywordIsDistributedInText } from './keyword-is-distributed-in-text.rule.ts';

const keywords = ['sourdough bread'];
const named =
	'<p>Sourdough bread needs flour, water, salt and patience, and a kitchen that is neither hot nor cold.</p>';
const other =
	'<p>Feed the starter in the morning with as much flour and water as it weighs, then wait until it has doubled and smells of <a href="/yoghurt">yoghurt</a>.</p>';

export const fixtures = fixturesFor(keywordIsDistributedInText, {
	good: {
		'named now and then': { keywords, main: (named + other.repeat(4)).repeat(5) },
		'named once': { keywords, main: named + other.repeat(20), h1: '<h1>A first loaf</h1>' },
	},
	bad: {
		'named at the start alone': {
			keywords,
			main: named + named + other.repeat(20),
			finds: [['gap', { keyword: 'sourdough bread' }]],
		},
	},
	unjudged: { 'no keyword': { main: named + other.repeat(20), status: 'not_checked' } },
});
