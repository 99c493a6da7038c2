import { fixturesFor } from '../fixture.ts';
import { titleTagHasNoPlaceholderText } from './title-tag-has-no-placeholder-text.rule.ts';

const placeholder = (title: string, text = title) => ({
	title: `<title>${title}</title>`,
	finds: [['placeholder', { text }]] as const,
});

export const fixtures = fixturesFor(titleTagHasNoPlaceholderText, {
	good: {
		'a title of its own words': { title: '<title>Sourdough bread for beginners</title>' },
		'a Spanish title with “todo”': {
			html: '<html lang="es">',
			title: '<title>Todo sobre el pan de masa madre</title>',
			h1: '<h1>Todo sobre el pan de masa madre</h1>',
		},
		'a German title with “null”': {
			html: '<html lang="de">',
			title: '<title>Brot backen bei null Grad</title>',
			h1: '<h1>Brot backen bei null Grad</h1>',
		},
		'a Roman number': {
			title: '<title>Bread under Sourdough King Louis XXX</title>',
		},
		'a page about filler': {
			title: '<title>Lorem ipsum - Wikipedia</title>',
			h1: '<h1>Lorem ipsum</h1>',
			main: '<p>Lorem ipsum is a dummy text that printers and designers have used for centuries.</p>',
		},
		'a generator of filler': {
			title: '<title>Lorem Ipsum Generator: create placeholder text</title>',
			h1: '<h1>Lorem Ipsum Generator</h1>',
		},
		'a guide to placeholders': {
			title: '<title>How to style placeholder text in sourdough bread forms</title>',
		},
		'a question of names': {
			title: '<title>Your title here: naming contests for sourdough bread</title>',
		},
		'the page of a programming language about undefined': {
			title: '<title>undefined - JavaScript | Web Handbook</title>',
			description:
				'<meta name="description" content="The undefined global property represents the value of what has none.">',
			h1: '<h1>undefined</h1>',
		},
		'the page of a library about its variables': {
			title: '<title>Text with {{ mustaches }} | Web Handbook</title>',
			h1: '<h1>Text with {{ mustaches }}</h1>',
			main: '<p>Write <code>{{ name }}</code> where the name should be.</p>',
		},
		'a film whose name is three letters': {
			title: '<title>xXx</title>',
			h1: '<h1>xXx</h1>',
			main: '<p>In the film xXx a sportsman becomes a spy for a baker.</p>',
		},
		'a bread whose name looks like a number': {
			title: '<title>Nan | Example Bakery</title>',
			h1: '<h1>Nan</h1>',
		},
		'a question about a printed value': {
			title:
				'<title>Why does the form print &#35;&lt;Loaf:0x007f384de31188&gt;? | Web Handbook</title>',
			h1: '<h1>Why does the form print &#35;&lt;Loaf:0x007f384de31188&gt;?</h1>',
			main: '<p>My view writes <code>&lt;%= loaf %&gt;</code> and shows <code>&#35;&lt;Loaf:0x007f384de31188&gt;</code> for it.</p>',
		},
		'a printed value in quotation marks': {
			title: '<title>How to fix “[object Object]” in the letters of a bakery</title>',
		},
		'the variables of a plugin, explained': {
			title: '<title>%%title%% and %%sep%%: all variables of the plugin</title>',
			h1: '<h1>%%title%% and %%sep%%: all variables</h1>',
			main: '<p>The plugin writes the title of the loaf for the first.</p>',
		},
		'a name that is also a type': { title: '<title>Array | Example Bakery</title>' },
		'an element of HTML': {
			title: '<title>The &lt;title&gt; element and sourdough bread</title>',
		},
	},
	bad: {
		'a variable of a template': placeholder('{{ page.title }}'),
		'a variable beside the name of the site': placeholder(
			'%%title%% - Example Bakery',
			'%%title%%',
		),
		'a program that was not run': placeholder(
			'&lt;?php echo $title; ?&gt; - Example Bakery',
			'<?php echo $title; ?>',
		),
		'Latin filler': placeholder('Lorem ipsum | Example Bakery', 'Lorem ipsum'),
		undefined: placeholder('undefined'),
		'undefined beside the name of the site': placeholder('undefined - Example Bakery', 'undefined'),
		'an object beside the name of the site': placeholder(
			'[object Object] | Example Bakery',
			'[object Object]',
		),
		'an object inside the title': placeholder('Order [object Object] today', '[object Object]'),
		'a promise that nobody awaited': placeholder(
			'[object Promise] | Example Bakery',
			'[object Promise]',
		),
		'a warning of PHP': placeholder(
			'Warning: Undefined array key "loaf" in /srv/head.php on line 7',
		),
		'a translation that is missing': placeholder('translation missing: en.loaf.title'),
		'a token of a content system': placeholder('[node:title] | Example Bakery', '[node:title]'),
		'an object of Ruby': placeholder(
			'&#35;&lt;Loaf:0x007f384de31188> | Example Bakery',
			'#<Loaf:0x007f384de31188',
		),
		'the key of a translation': placeholder('homepage.hero_title'),
		'the name of a town, which the heading and text lack too': {
			...placeholder('Sourdough bread in [city]', '[city]'),
			h1: '<h1>Sourdough bread in [city]</h1>',
			main: '<p>We deliver sourdough bread in [city] every morning, in a paper bag.</p>',
		},
		'a note to oneself': placeholder('TODO'),
		'Japanese filler': {
			...placeholder('タイトルが入ります'),
			html: '<html lang="ja">',
			h1: '<h1>天然酵母パンの作り方</h1>',
			main: '<p>天然酵母のパンは粉と水と塩だけで作れます。時間はかかりますが、手間はわずかです。</p>',
			footer: '',
		},
	},
	unjudged: {
		'no title': { title: '', status: 'not_applicable' },
	},
});
