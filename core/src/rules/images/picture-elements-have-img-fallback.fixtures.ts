import { fixturesFor } from '../fixture.ts';
import { pictureElementsHaveImgFallback } from './picture-elements-have-img-fallback.rule.ts';

const footer = (html: string) => ({ footer: `<footer>${html}</footer>` });

export const fixtures = fixturesFor(pictureElementsHaveImgFallback, {
	good: {
		'an img in the picture': footer(
			'<picture><source srcset="/rye.webp"><img src="/rye.jpg" alt="Rye bread"></picture>',
		),
		'files for several screens and an ordinary one': footer(
			'<img src="/rye.jpg" srcset="/rye-2x.jpg 2x" alt="Rye bread">',
		),
		'an img for browsers without scripts, which put their own there': footer(
			'<picture><source srcset="/rye.webp"><noscript><img src="/rye.jpg" alt="Rye bread"></noscript></picture>',
		),
		'an image that a script loads later': footer(
			'<img data-src="/rye.jpg" srcset="data:image/gif;base64,R0 1w" alt="Rye bread">',
		),
	},
	bad: {
		'no img in the picture': {
			...footer('<picture><source srcset="/rye.webp"></picture>'),
			finds: [['no_image']],
		},
		'an img without src': {
			...footer('<img srcset="/rye.jpg 1x, /rye-2x.jpg 2x" alt="Rye bread">'),
			finds: [['no_source', { srcset: '/rye.jpg 1x, /rye-2x.jpg 2x' }]],
		},
	},
	unjudged: { 'no images': { main: '<p>Bread.</p>', status: 'not_applicable' } },
});
