import { fixturesFor } from '../../fixture.ts';
import { contentHasNoPlaceholderText } from './content-has-no-placeholder-text.rule.ts';

export const fixtures = fixturesFor(contentHasNoPlaceholderText, {
	good: {
		'text of its own words': { footer: '<p>We bake every day but Sunday.</p>' },
		'a variable in code': {
			footer: '<p>Write <code>{{ page.title }}</code> where the title should stand.</p>',
		},
		'a whole listing': { footer: '<pre>&lt;h1&gt;{{ page.title }}&lt;/h1&gt;</pre>' },
		'filler in a listing, and named as code': {
			footer:
				'<pre><code>&lt;p&gt;Lorem ipsum dolor sit amet&lt;/p&gt;</code></pre><p><code>Lorem ipsum</code></p>',
		},
		'a sample letter': {
			footer: '<p>Dear [name], thank you for your order of {number} loaves.</p>',
		},
		'a Spanish page with “todo”': {
			html: '<html lang="es">',
			footer: '<p>Todo</p>',
		},
		'a German page with “null”': {
			html: '<html lang="de">',
			footer: '<p>Null</p><p>Es steht null zu null.</p>',
		},
		'text that a script fills in later': { footer: '<template><p>{{ name }}</p></template>' },
	},
	bad: {
		'Latin filler': {
			footer: '<p>Lorem ipsum dolor sit amet, consectetur adipiscing elit.</p>',
			finds: [['placeholder', { text: 'Lorem ipsum' }]],
		},
		'a variable of a template, twice': {
			footer: '<p>Hello {{ user.name }}!</p><p>Baked on {{ date }}</p>',
			finds: [
				['placeholder', { text: '{{ user.name }}' }],
				['placeholder', { text: '{{ date }}' }],
			],
		},
		'Japanese filler': {
			footer: '<p lang="ja">ここにテキストが入ります。</p>',
			finds: [['placeholder', { text: 'ここにテキストが入ります' }]],
		},
		'an object for a text': {
			footer: '<p><a href="/partners"><span>[object Object]</span></a></p>',
			finds: [['placeholder', { text: '[object Object]' }]],
		},
		'German filler': {
			footer: '<p lang="de">Hier steht Ihr Text.</p>',
			finds: [['placeholder']],
		},
	},
	unjudged: {
		'text that a framework fills in the browser': {
			footer: '<footer><p v-if="open">{{ name }}</p><p>Opened on {{ date }}</p></footer>',
			status: 'not_checked',
		},
		'no text': { h1: '', main: '', footer: '', status: 'not_applicable' },
	},
});
