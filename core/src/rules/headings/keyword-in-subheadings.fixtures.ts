import { fixturesFor } from '../fixture.ts';
import { keywordInSubheadings } from './keyword-in-subheadings.rule.ts';

const sections = (...headings: readonly string[]) => ({
	main: `<p>Sourdough bread needs flour, water, salt and patience. This page takes you from a sleepy starter to a loaf with a thin, crackling crust, one small step at a time.</p>${headings
		.map(
			(heading) =>
				`<h2>${heading}</h2><p>Feed it in the morning with as much flour and water as it weighs. When it has doubled and smells of yoghurt, it is ready for the dough; in a warm kitchen that takes about five hours.</p>`,
		)
		.join('')}`,
});

export const fixtures = fixturesFor(keywordInSubheadings, {
	good: {
		'one of three': {
			keywords: ['sourdough bread'],
			...sections('Wake the starter', 'Bake the sourdough bread', 'Clean up'),
		},
		'another form of the words': {
			keywords: ['sourdough bread'],
			...sections('Sourdough breads of the world', 'Wake the starter', 'Clean up'),
		},
	},
	bad: {
		'none of three': {
			keywords: ['sourdough bread'],
			...sections('Wake the starter', 'Heat the oven', 'Clean up'),
			finds: [['none', { keyword: 'sourdough bread', count: 3 }]],
		},
		'all of four': {
			keywords: ['sourdough bread'],
			...sections(
				'What sourdough bread is',
				'Flour for sourdough bread',
				'Bake sourdough bread',
				'Keep sourdough bread',
			),
			finds: [['tooMany', { with: 4, count: 4 }]],
		},
	},
	unjudged: {
		'no keyword': { status: 'not_checked' },
		'two subheadings': {
			keywords: ['sourdough bread'],
			...sections('Wake the starter', 'Clean up'),
			status: 'not_applicable',
		},
	},
});
