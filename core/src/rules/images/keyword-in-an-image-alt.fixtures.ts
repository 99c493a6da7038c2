import { fixturesFor } from '../fixture.ts';
import { keywordInAnImageAlt } from './keyword-in-an-image-alt.rule.ts';

const images = (...alts: readonly string[]) => ({
	keywords: ['sourdough bread'],
	main: `<p>Sourdough bread needs time.</p><p>${alts.map((alt) => `<img src="/a.jpg" alt="${alt}">`).join('')}</p>`,
});

export const fixtures = fixturesFor(keywordInAnImageAlt, {
	good: {
		'an alt text that names it': images('Sourdough bread on a board', 'A jar of flour'),
		'a logo and one image': {
			...images('A jar of flour'),
			footer: '<footer><img src="/logo.png" alt="Example Bakery"></footer>',
		},
		'one image alone': { keywords: ['sourdough bread'] },
	},
	bad: {
		'alt texts of other things': {
			...images('A jar of flour', 'A bowl of water'),
			footer: '<footer><img src="/logo.png" alt="The house of sourdough bread"></footer>',
			finds: [['none', { keyword: 'sourdough bread' }]],
		},
	},
	unjudged: { 'no keyword': { ...images('A jar', 'A bowl'), keywords: [], status: 'not_checked' } },
});
