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
