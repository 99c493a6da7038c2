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
