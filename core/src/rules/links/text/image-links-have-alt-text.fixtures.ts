import { fixturesFor } from '../../fixture.ts';
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
		'a link of a visitor': main(
			'<a href="https://example.org/" rel="ugc,nofollow"><img src="/ann.jpg" alt=""></a>',
		),
	},
	bad: {
		'an empty alt text': {
			...main('<a href="/rye"><img src="/rye.jpg" alt=""></a>'),
			finds: [['empty', { href: '/rye' }]],
		},
		'a badge of another site': {
			...main('<a href="https://award.example/"><img src="/badge.png" alt=""></a>'),
			finds: [['badge', { href: 'https://award.example/' }]],
		},
		'a page of its own beside a badge': {
			...main(
				'<a href="/rye"><img src="/rye.jpg"></a> <a href="https://award.example/"><img src="/badge.png"></a>',
			),
			finds: [['empty'], ['badge']],
		},
		'an absolute URL where the site is unknown': {
			...main('<a href="https://example.com/rye"><img src="/rye.jpg" alt=""></a>'),
			url: null,
			finds: [['badge', { href: 'https://example.com/rye' }]],
		},
		'no alt attribute': { ...main('<a href="/rye"><img src="/rye.jpg"></a>'), finds: [['empty']] },
	},
	unjudged: {
		'no linked images': { status: 'not_applicable' },
		'a picture that opens larger': {
			...main('<a href="/rye-large.jpg"><img src="/rye.jpg" alt=""></a>'),
			status: 'not_applicable',
		},
		'a picture that opens in a lightbox': {
			...main('<a href="/rye/lightbox/"><img src="/rye.jpg" alt=""></a>'),
			status: 'not_applicable',
		},
		advertisements: {
			...main(
				'<a href="/banner/rd/17"><img src="/1.png" alt=""></a> <a href="/go/17" rel="nofollow"><img src="/2.png" alt=""></a>',
			),
			status: 'not_applicable',
		},
		'logos around the content': {
			footer: '<footer><a href="https://one.example/"><img src="/1.png" alt=""></a></footer>',
			status: 'not_applicable',
		},
	},
});
