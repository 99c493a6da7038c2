import { fixturesFor } from '../../fixture.ts';
import { socialTagsHaveNoPlaceholderText } from './social-tags-have-no-placeholder-text.rule.ts';

const tag = (property: string, content: string) => ({
	head: `<meta property="${property}" content="${content}">`,
});

export const fixtures = fixturesFor(socialTagsHaveNoPlaceholderText, {
	good: {
		'words and addresses': {
			head: '<meta property="og:title" content="Sourdough bread"><meta property="og:image" content="https://example.com/images/loaf.jpg"><meta name="twitter:card" content="summary">',
		},
		'a German word': tag('og:title', 'Null Grad im Ofen'),
		'the page of a programming language about undefined': {
			title: '<title>undefined - JavaScript | Web Handbook</title>',
			h1: '<h1>undefined</h1>',
			main: '<p>In JavaScript undefined is the value of a variable that has none.</p>',
			...tag('og:title', 'undefined - JavaScript'),
		},
		'a value in quotation marks': tag('og:description', 'Why a card says “[object Object]”.'),
		'a preview on the machine of its author': {
			...tag('og:image', 'http://localhost:3000/loaf.jpg'),
			url: 'http://localhost:3000/bread',
			canonical: '',
		},
		'a title that the page repeats, which is reported there': {
			title: '<title>{{ page.title }}</title>',
			...tag('og:title', '{{ page.title }}'),
		},
	},
	bad: {
		undefined: {
			...tag('og:title', 'undefined'),
			finds: [['placeholder', { property: 'og:title', text: 'undefined' }]],
		},
		'undefined beside the name of the site': {
			...tag('og:title', 'undefined | Example Bakery'),
			finds: [['placeholder']],
		},
		'a card and a title of nothing': {
			head: '<meta name="twitter:card" content="undefined"><meta name="twitter:title" content="null">',
			finds: [['placeholder', { property: 'twitter:card' }], ['placeholder']],
		},
		'an account without a name': {
			...tag('twitter:site', '@undefined'),
			finds: [['placeholder', { property: 'twitter:site' }]],
		},
		'variables of a plugin': {
			...tag('og:title', '%%title%% %%sep%% %%sitename%%'),
			finds: [['placeholder']],
		},
		'an object instead of a picture': {
			...tag('og:image', 'https://example.com/[object%20Object]'),
			finds: [['address']],
		},
		'a picture on the machine of a developer': {
			...tag('og:image', 'http://localhost:3000/loaf.jpg'),
			finds: [['address', { property: 'og:image', content: 'http://localhost:3000/loaf.jpg' }]],
		},
		'an address with two protocols': {
			...tag('og:image', 'http://https://example.com/loaf.jpg'),
			finds: [['address']],
		},
	},
	unjudged: {
		'no tags': { status: 'not_applicable' },
		'an empty tag': { ...tag('og:title', ''), status: 'not_applicable' },
	},
});
