import { fixturesFor } from '../fixture.ts';
import { imageLinksHaveAltText } from './image-links-have-alt-text.rule.ts';

const main = (link: string) => ({ main: `<p>Bread needs flour, water and salt. ${link}</p>` });

export const fixtures = fixturesFor(imageLinksHaveAltText, {
	good: {
		'an alt text': main('<a href="/rye"><img src="/rye.jpg" alt="Rye bread"></a>'),
		'a decoration beside a text': main('<a href="/rye"><img src="/rye.jpg" alt=""> Rye bread</a>'),
		'a picture beside a linked headline': main(
			'<a href="/rye"><img src="/rye.jpg" alt=""></a> <a href="/rye">Rye bread</a>',
		),
		'a link with a label': main(
			'<a href="/rye" aria-label="Rye bread"><img src="/r.jpg" alt=""></a>',
		),
		'a picture with a title': main(
			'<a href="https://example.net/donate"><img src="/b.png" title="Donate"></a>',
		),
	},
	bad: {
		'an empty alt text': {
			...main('<a href="/rye"><img src="/rye.jpg" alt=""></a>'),
			finds: [['empty', { href: '/rye' }]],
		},
		'no alt attribute': { ...main('<a href="/rye"><img src="/rye.jpg"></a>'), finds: [['empty']] },
	},
	unjudged: {
		'no linked images': { status: 'not_applicable' },
		'a picture that opens larger': {
			...main('<a href="/rye-large.jpg"><img src="/rye.jpg" alt=""></a>'),
			status: 'not_applicable',
		},
		'logos around the content': {
			footer: '<footer><a href="https://one.example/"><img src="/1.png" alt=""></a></footer>',
			status: 'not_applicable',
		},
	},
});
