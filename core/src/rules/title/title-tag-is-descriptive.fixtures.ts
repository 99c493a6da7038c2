import { fixturesFor } from '../fixture.ts';
import { titleTagIsDescriptive } from './title-tag-is-descriptive.rule.ts';

const home = {
	url: 'https://example.com/',
	canonical: '<link rel="canonical" href="https://example.com/">',
};

export const fixtures = fixturesFor(titleTagIsDescriptive, {
	good: {
		'a title that names the subject': { title: '<title>Sourdough bread for beginners</title>' },
		'a title that has a vague word in it': {
			title: '<title>Sourdough bread at home, for beginners</title>',
		},
		'a vague word that is a title of its own': {
			title: '<title>Home – a novel about bread and sourdough</title>',
		},
		'a sentence with commas': {
			title: '<title>Flour, water, salt, and a little patience</title>',
			h1: '<h1>Flour and a little patience</h1>',
		},
		'a name that is a list': {
			title: '<title>Flour, Water, Salt, Yeast | Example Bakery</title>',
			h1: '<h1>Flour, Water, Salt, Yeast</h1>',
		},
		'an address': {
			title: '<title>Example Bakery, 12 Mill Lane, Springfield, Bread</title>',
			h1: '<h1>Example Bakery: bread</h1>',
		},
		'a painting without a title': {
			title: '<title>Untitled | Example Museum</title>',
			head: '<meta property="og:site_name" content="Example Museum">',
			h1: '<h1>Untitled (1970)</h1>',
			main: '<p>Untitled is an oil painting of a loaf of bread, made in the winter of 1970.</p>',
		},
		'the first lesson of a programming language': {
			title: '<title>Hello World</title>',
			h1: '<h1>Hello World!</h1>',
			main: '<p>This is the source of the traditional hello world program.</p><pre>print("Hello World")</pre>',
		},
		'films to come': {
			title: '<title>Coming soon | Rex</title>',
			description:
				'<meta name="description" content="What the cinema above the bakery will show.">',
			h1: '<h1>Coming soon</h1>',
			main: `<h2>The Miller</h2><p>A baker goes to sea and finds an island made of flour. From 3 May, with Jane Baker.</p><h2>Night Shift</h2><p>Two ovens and one secret, in black and white. From 10 May, with Ada Miller.</p><h2>Crust</h2><p>A comedy in seven loaves, about a village that runs out of yeast. From 17 May, with the whole village, in a version without words.</p>`,
		},
		'the blog of a site': { title: '<title>Blog | Example Bakery</title>', h1: '<h1>Blog</h1>' },
	},
	bad: {
		Home: { title: '<title>Home</title>', finds: [['vague', { text: 'Home' }]] },
		'Home and the name of the site': {
			...home,
			title: '<title>Home – Example Bakery</title>',
			finds: [['vague', { text: 'Home – Example Bakery' }]],
		},
		'the name that an editor gave a new page': {
			title: '<title>Untitled document</title>',
			finds: [['vague']],
		},
		'the first post of a new blog': {
			title: '<title>Hello world!</title>',
			h1: '<h1>Hello world!</h1>',
			main: '<p>Welcome to your blog. This is your first post. Edit or delete it, then start writing!</p>',
			finds: [['vague']],
		},
		'a page that is not there yet': {
			title: '<title>Coming soon</title>',
			h1: '<h1>Coming soon</h1>',
			main: '<p>We are working on our bakery. Come back in May.</p>',
			finds: [['vague']],
		},
		'Home above a text about the home': {
			title: '<title>Home</title>',
			h1: '<h1>Home</h1>',
			main: '<p>Bread at home is easy, and our home is the bakery in the old mill.</p>',
			finds: [['vague']],
		},
		'Untitled and the name of the site, on any page': {
			title: '<title>Untitled | Example Bakery</title>',
			head: '<meta property="og:site_name" content="Example Bakery">',
			finds: [['vague']],
		},
		'a list of tags and the name of the site': {
			title: '<title>Bread, Sourdough, Home baking, Recipes | Example Bakery</title>',
			finds: [['list', { count: 4, text: 'Bread, Sourdough, Home baking, Recipes' }]],
		},
		'the name of a file': { title: '<title>index.html</title>', finds: [['vague']] },
		'a German home page': {
			...home,
			html: '<html lang="de">',
			title: '<title>Startseite | Bäckerei Beispiel</title>',
			main: '<p>Wir backen jeden Tag frisches Brot aus dem Mehl der Mühle nebenan. Wer früh kommt, bekommt noch etwas davon, und wer spät kommt, nimmt die Brötchen, die nicht schlechter sind.</p>',
			finds: [['vague']],
		},
	},
	unjudged: {
		'no title': { title: '', status: 'not_applicable' },
		'a language without a list': {
			html: '<html lang="eo">',
			title: '<title>Home</title>',
			h1: '',
			main: '<p>Pano</p>',
			footer: '',
			status: 'not_applicable',
		},
	},
});
