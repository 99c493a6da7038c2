import { fixturesFor } from '../../fixture.ts';
import { keywordIsNotOverused } from './keyword-is-not-overused.rule.ts';

const keywords = ['sourdough bread'];
const calm = `<p>Feed the starter in the morning with as much flour and water as it weighs. When it has doubled and smells of yoghurt, it is ready for the dough; in a warm kitchen that takes about five hours, in a cold one the whole day.</p>
<p>Fold the dough four times in the first two hours, then leave it alone until it trembles when you move the bowl. Bake it in a hot iron pot, with the lid on for the first half so that the steam stays inside and the crust can open.</p>`;

export const fixtures = fixturesFor(keywordIsNotOverused, {
	good: {
		'the keyword a few times': { keywords },
		'four times in a very short text': {
			keywords,
			main: '<p>Sourdough bread, sourdough bread, sourdough bread: we love it and bake it on every day.</p>',
		},
	},
	bad: {
		'the keyword in every sentence': {
			keywords,
			main: '<p>Sourdough bread is good. Buy sourdough bread here.</p><p>Sourdough bread is best. Our sourdough bread is fresh.</p><p>Sourdough bread for all.</p>',
			finds: [['tooOften', { keyword: 'sourdough bread', count: 6 }]],
		},
		'four times in one paragraph of a long text': {
			keywords,
			main: `${calm}${calm}<p>Sourdough bread is patience. Sourdough bread is time. Sourdough bread is flour and water, and sourdough bread is what we eat.</p>`,
			finds: [['crowded', { count: 4 }]],
		},
	},
	unjudged: { 'no keyword': { status: 'not_checked' } },
});
