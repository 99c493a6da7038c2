import { fixturesFor } from '../../fixture.ts';
import { contentHasNoPlaceholderText } from './content-has-no-placeholder-text.rule.ts';

export const fixtures = fixturesFor(contentHasNoPlaceholderText, {
	good: {
		'text of its own words': { main: '<p>We bake every day but Sunday.</p>' },
		'a page of that name in the menu': {
			footer:
				'<header><nav><a href="/lorem-ipsum">Lorem Ipsum</a></nav></header><aside><p>Lorem ipsum dolor sit amet.</p></aside><footer><p>Your text here</p></footer>',
		},
		'links to pages of that name': {
			main: '<h2><a href="/lorem-ipsum">Lorem Ipsum</a></h2><p>We bake every day.</p><ul><li><a href="/lorem-ipsum">Lorem Ipsum</a></li></ul>',
		},
		'a button that a script will label': {
			main: '<p>We bake every day.</p><button>Show all {{ count }} loaves</button>',
		},
		'a variable in code': {
			main: '<p>Write <code>{{ page.title }}</code> where the title should stand.</p>',
		},
		'a whole listing': { main: '<pre>&lt;h1&gt;{{ page.title }}&lt;/h1&gt;</pre>' },
		'filler in a listing, and named as code': {
			main: '<pre><code>&lt;p&gt;Lorem ipsum dolor sit amet&lt;/p&gt;</code></pre><p><code>Lorem ipsum</code></p>',
		},
		'a sample letter': {
			main: '<p>Dear [name], thank you for your order of {number} loaves.</p>',
		},
		'a Spanish page with “todo”': {
			html: '<html lang="es">',
			main: '<p>Todo</p>',
		},
		'a German page with “null”': {
			html: '<html lang="de">',
			main: '<p>Null</p><p>Es steht null zu null.</p>',
		},
		'text that a script fills in later': { main: '<template><p>{{ name }}</p></template>' },
	},
	bad: {
		'Latin filler': {
			main: '<p>Lorem ipsum dolor sit amet, consectetur adipiscing elit.</p>',
			finds: [['placeholder', { text: 'Lorem ipsum' }]],
		},
		'a variable of a template, twice': {
			main: '<p>Hello {{ user.name }}!</p><p>Baked on {{ date }}</p>',
			finds: [
				['placeholder', { text: '{{ user.name }}' }],
				['placeholder', { text: '{{ date }}' }],
			],
		},
		'Japanese filler': {
			main: '<p lang="ja">ここにテキストが入ります。</p>',
			finds: [['placeholder', { text: 'ここにテキストが入ります' }]],
		},
		'an object for a text': {
			main: '<p>We bake.</p><p><a href="/partners"><span>[object Object]</span></a></p>',
			finds: [['placeholder', { text: '[object Object]' }]],
		},
		'German filler': {
			main: '<p lang="de">Hier steht Ihr Text.</p>',
			finds: [['placeholder']],
		},
	},
	unjudged: {
		'text that a framework fills in the browser': {
			main: '<p v-if="open">{{ name }}</p><p>Opened on {{ date }}</p>',
			status: 'not_checked',
		},
		'no text': { h1: '', main: '', footer: '', status: 'not_applicable' },
	},
});
