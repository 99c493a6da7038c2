import { fixturesFor } from '../../fixture.ts';
import { contentHasNoPlaceholderText } from './content-has-no-placeholder-text.rule.ts';

/** A page whose title and heading name its subject. */
const about = (name: string, main: string) => ({
	title: `<title>${name} | Example Handbook</title>`,
	description: `<meta name="description" content="What people should know about it, explained in the handbook.">`,
	h1: `<h1>${name}</h1>`,
	main,
});

const filler = '<p>Lorem ipsum dolor sit amet, consectetur adipiscing elit.</p>';

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
		'a generator of filler': about(
			'Lorem Ipsum Generator',
			`<p>A lorem ipsum text shows a layout before there are any words for it.</p>${filler}<p>Your text here</p>`,
		),
		'a page about filler': about(
			'Lorem ipsum',
			`<p>Lorem ipsum is a text that printers have used since the sixteenth century.</p><blockquote>${filler}</blockquote>`,
		),
		'a guide to placeholders': about(
			'How to style placeholder text in CSS',
			'<p>A placeholder text in a form is grey by default.</p><p>Your text here</p>',
		),
		'a service for images of drafts': about(
			'Placeholder Image Generator',
			'<p>Each image shows its size, or a text of yours.</p><p>Your text here</p>',
		),
		'a quotation': { main: '<p>The letter began:</p><blockquote>Dear {{ name }}</blockquote>' },
		'filler that is mentioned': {
			main: '<p>The layout starts with “Lorem ipsum dolor sit amet”, which nobody should read.</p><p>Write lorem ipsum where the recipe is missing.</p>',
		},
		'words of a placeholder in a sentence': {
			main: '<p>More text goes here than on the page about rye.</p>',
		},
		'a page about undefined': about(
			'undefined',
			'<h2>undefined</h2><p>In JavaScript undefined is the value of a variable without any.</p>',
		),
		'a page about programs': {
			main: '<p>Call <code>String(loaf)</code> and read</p><p>[object Object]</p><p>undefined</p>',
		},
		'an object in a sentence': {
			main: '<p>Without a name, the old form printed [object Object].</p>',
		},
		'values in a table': {
			main: '<table><tr><th>Loaf</th><td>null</td><td>NaN</td></tr></table>',
		},
		'an app for lists': about(
			'Todo: the app for bakers',
			'<p>Todo: it keeps your list of loaves.</p><p>TODO is a word for what is left to do.</p>',
		),
		'a Spanish heading in capitals': {
			html: '<html lang="es">',
			main: '<h2>TODO: lo que necesitas</h2><p>Harina, agua, sal y un poco de paciencia para hacer el pan en casa.</p>',
		},
		'a message in quotation marks': {
			main: '<p>If visitors see “[an error occurred while processing this directive]”, look at the log of the server.</p>',
		},
		'a message on a page with code': {
			main: '<p>Run <code>bake()</code>.</p><p>Warning: Undefined variable $salt in /srv/loaf.php on line 3</p>',
		},
		'a letter to fill in': {
			title: '<title>Serial letter: a template for orders | Example Bakery</title>',
			h1: '<h1>A template for orders</h1>',
			main: '<p>Dear {{ name }}, thank you for your order of {{ count }} loaves.</p>',
		},
		'a heading that explains a variable': {
			...about('How to print {{ page.title }}', '<p>Write <code>{{ page.title }}</code>.</p>'),
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
			main: filler,
			finds: [['placeholder', { text: 'Lorem ipsum' }]],
		},
		'Latin filler under a heading of that name': {
			main: `<h2>Lorem ipsum</h2>${filler}`,
			finds: [['placeholder'], ['placeholder']],
		},
		'Latin filler in a testimonial': {
			main: '<p>“Lorem ipsum dolor sit amet, consectetur.” Jane Baker</p>',
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
		'an object for a name': {
			main: '<p>By [object Object] on 3 May</p>',
			finds: [['placeholder', { text: '[object Object]' }]],
		},
		'a heading that is undefined': {
			main: '<p>We bake every day.</p><h2>undefined</h2>',
			finds: [['placeholder', { text: 'undefined' }]],
		},
		'a main heading that is undefined, outside the text': {
			h1: '',
			footer: '<header><h1>undefined</h1></header>',
			finds: [['heading', { text: 'undefined' }]],
		},
		'a main heading with a variable': {
			h1: '<h1>&#36;{ title }</h1>',
			finds: [['heading', { text: '\u0024{ title }' }]],
		},
		'a main heading with the name of a town missing': {
			h1: '<h1>Sourdough bread in [city]</h1>',
			finds: [['heading', { text: '[city]' }]],
		},
		'a warning of PHP': {
			main: '<p>We bake.</p><p>Warning: Undefined variable $salt in /srv/loaf.php on line 3</p>',
			finds: [['printed']],
		},
		'a date that nobody set': {
			main: '<p>We bake.</p><p>Baked on 0001-01-01</p>',
			finds: [['printed', { text: '0001-01-01' }]],
		},
		'notes to oneself': {
			main: '<p>TODO: write this section</p><p>FIXME(ada): check the salt</p>',
			finds: [
				['placeholder', { text: 'TODO' }],
				['placeholder', { text: 'FIXME' }],
			],
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
