import { fixturesFor } from '../fixture.ts';
import { imagesHaveAltAttribute } from './images-have-alt-attribute.rule.ts';

const main = (image: string) => ({ main: `<p>Bread needs flour, water and salt. ${image}</p>` });
const footer = (images: string) => ({ footer: `<footer>${images}</footer>` });

export const fixtures = fixturesFor(imagesHaveAltAttribute, {
	good: {
		'an alt text': footer('<img src="/loaf.jpg" alt="A loaf">'),
		'a decoration': footer('<img src="/line.png" alt=""><img src="/line.png" role="presentation">'),
		'a name by ARIA': footer('<img src="/loaf.jpg" aria-label="A loaf">'),
		'a label elsewhere': main(
			'<b id="loaf">A loaf</b> <img src="/loaf.jpg" aria-labelledby="loaf">',
		),
		'an image button with a title': footer('<input type="image" src="/search.png" title="Search">'),
		'a pixel that counts visitors': footer('<img src="/count.gif" width="1" height="1">'),
		'an image that nobody sees': footer('<img src="/loaf.jpg" style="display:none">'),
		'an image for browsers without films': footer(
			'<video src="/loaf.mp4"><img src="/loaf.jpg"></video>',
		),
	},
	bad: {
		'no alt attribute': {
			...main('<img src="/images/loaf.jpg?v=2">'),
			finds: [['image', { src: 'loaf.jpg' }]],
		},
		'an image inside its own URL': {
			...main('<img src="data:image/png;base64,AAAA">'),
			finds: [['image', { src: 'data:…' }]],
		},
		'an image button': {
			...main('<input type="image" src="/search.png">'),
			finds: [['button', { src: 'search.png' }]],
		},
		'an image button with an empty alt text': {
			...main('<input type="image" src="/search.png" alt="">'),
			finds: [['button', { src: 'search.png' }]],
		},
		'an alt text of spaces': {
			...main('<img src="/loaf.jpg" alt=" ">'),
			finds: [['blank', { src: 'loaf.jpg' }]],
		},
		'a label that points nowhere': {
			...main('<img src="/loaf.jpg" aria-labelledby="loaf">'),
			finds: [['image', { src: 'loaf.jpg' }]],
		},
		'an image map': {
			...main('<map name="loaf"><area href="/crust"></map>'),
			finds: [['area']],
		},
		'a linked image': {
			...main('<a href="/rye"><img src="/rye.jpg"></a>'),
			finds: [['image']],
			saidBy: 'image_links_have_alt_text',
		},
		'logos in the footer': {
			...footer('<img src="/1.png"><img src="/2.png">'),
			finds: [['template', { images: 2 }]],
		},
		'a linked logo in the footer': {
			...footer('<a href="https://one.example/"><img src="/1.png"></a>'),
			finds: [['template', { images: 1 }]],
			saidBy: 'links_have_text',
		},
	},
	unjudged: {
		'no images': { main: '<p>Bread.</p>', status: 'not_applicable' },
	},
});
